import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isPlainJpeg } from './is-plain-jpeg.ts'
import { reencodeJpeg } from './reencode-jpeg.ts'

const size = { width: 176, height: 240, quality: 76 }
const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 500,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

describe('isPlainJpeg', () => {
  it('holds for what the portal encodes, and for nothing with more in it', async () => {
    const own = await reencodeJpeg(await noise().png().toBuffer(), 1, size)
    expect(isPlainJpeg(own, size)).toBe(true)
    expect(isPlainJpeg(own, { width: 240, height: 176 })).toBe(false)
    const resized = () => noise().resize(size.width, size.height)
    const others = {
      metadata: await resized()
        .withExifMerge({ IFD0: { Artist: 'somebody' } })
        .jpeg()
        .toBuffer(),
      profile: await resized().withIccProfile('srgb').jpeg().toBuffer(),
      'something behind the end': Buffer.concat([own, Buffer.from('<script>')]),
      'a comment': Buffer.concat([
        own.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, 6, 1, 2, 3, 4]),
        own.subarray(2),
      ]),
      'no end': own.subarray(0, -2),
      'half of it': own.subarray(0, own.length / 2),
      png: await resized().png().toBuffer(),
      nothing: Buffer.alloc(0),
    }
    for (const [what, bytes] of Object.entries(others)) expect(isPlainJpeg(bytes, size), what).toBe(false)
    expect(isPlainJpeg(await resized().jpeg({ progressive: true }).toBuffer(), size)).toBe(true)
  })

  it('never fails, whatever the bytes are', async () => {
    const own = await reencodeJpeg(await noise().png().toBuffer(), 1, size)
    for (let at = 0; at < Math.min(700, own.length); at += 1) {
      const damaged = Buffer.from(own)
      damaged[at] = (damaged[at]! + 97) % 256
      expect(typeof isPlainJpeg(damaged, size)).toBe('boolean')
      expect(isPlainJpeg(own.subarray(0, at), size)).toBe(false)
    }
  })
})
