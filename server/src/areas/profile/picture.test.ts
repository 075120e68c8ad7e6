import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { headers } = await signIn(db, university.studentID)

const send = (picture: string, locale = 'en') =>
  app.inject({
    method: 'POST',
    url: '/api/profile/picture',
    payload: { picture },
    headers: { ...headers, 'content-language': locale },
  })
const read = async () => (await app.inject({ url: '/api/profile/picture', headers })).json().data
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const gps = {
  IFD0: { Copyright: 'Nino', Orientation: '6' },
  IFD3: { GPSLatitude: '41/1 42/1 0/1', GPSLatitudeRef: 'N' },
}
let photo = Buffer.alloc(0)
beforeAll(async () => {
  photo = await plain(1200, 800).withExif(gps).withIccProfile('srgb').jpeg().toBuffer()
})

describe('a new picture', () => {
  // spec 2.25.2
  it('awaits confirmation beside the current one', async () => {
    expect(await read()).toEqual({ picture: null, awaiting: null, awaiting_since: null, reject_reason: null })
    await university.put('student_picture', { student_id: university.studentID, jpeg: Buffer.from('old') })
    const reply = await send(photo.toString('base64'))
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data.message).toBe('The picture awaits administration confirmation')
    expect((await send(photo.toString('base64'), 'ka')).json().data.message).toBe(
      'ფოტო ელოდება ადმინისტრაციის დადასტურებას',
    )
    expect(await read()).toEqual({
      picture: Buffer.from('old').toString('base64'),
      awaiting: reply.json().data.awaiting,
      awaiting_since: expect.stringMatching(/Z$/),
      reject_reason: null,
    })
  })

  it('loses the metadata of the camera', async () => {
    const before = await sharp(photo).metadata()
    expect(before.exif?.includes('Nino')).toBe(true)
    expect(before.icc).toBeDefined()
    const reply = await send(photo.toString('base64'))
    const jpeg = Buffer.from(reply.json().data.awaiting, 'base64')
    const after = await sharp(jpeg).metadata()
    expect(after).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
    expect([after.exif, after.icc, after.xmp, after.iptc, after.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(jpeg.includes('Exif')).toBe(false)
  })

  it('is rotated upright', async () => {
    // The camera lay on its side: dark is at the left of the pixels, and at the top once orientation 6 (a
    // quarter to the right) is applied.
    const left = await plain(100, 200).png().toBuffer()
    const lying = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ffffff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const reply = await send(lying.toString('base64'))
    const { data, info } = await sharp(Buffer.from(reply.json().data.awaiting, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const lightness = (x: number, y: number) => data[(y * info.width + x) * info.channels]!
    expect(lightness(480, 30)).toBeLessThan(100)
    expect(lightness(30, 480)).toBeGreaterThan(200)
  })

  it.each(['png', 'webp'] as const)('may be %s, also as a data URL', async (format) => {
    const bytes = await plain(64, 64).toFormat(format).toBuffer()
    const reply = await send(`data:image/anything;base64,${bytes.toString('base64')}`)
    expect(reply.statusCode).toBe(200)
  })
})

describe('an invalid picture', () => {
  it.each([
    ['text', Buffer.from('hello')],
    [
      'a script in SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['nothing readable', Buffer.alloc(0)],
  ])('is refused: %s', async (_name, bytes) => {
    const reply = await send(bytes.toString('base64') || '!!!')
    expect(reply.statusCode).toBe(415)
    expect(reply.json()).toMatchObject({
      code: 'not_a_picture',
      message: 'Send a picture in JPEG, PNG or WebP format.',
    })
  })

  it('is refused when only its beginning is valid', async () => {
    const cut = [
      photo.subarray(0, 200),
      Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'),
      Buffer.from('RIFFxxxxWEBPxx'),
    ]
    for (const bytes of cut) {
      const reply = await send(bytes.toString('base64'))
      expect(reply.statusCode).toBe(422)
      expect(reply.json().code).toBe('broken_picture')
    }
  })

  it('is refused when it has too many pixels', async () => {
    const bomb = await plain(7000, 6000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect((await send(bomb.toString('base64'))).statusCode).toBe(422)
  })

  // spec 9.5
  it('is refused over 5 MB, by its bytes and by the body', async () => {
    const bytes = Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)])
    const reply = await send(bytes.subarray(0, 5 * 1024 * 1024 + 1).toString('base64'))
    expect(reply.statusCode).toBe(413)
    expect(reply.json()).toMatchObject({ code: 'picture_too_large', params: { limit: 5 } })
    expect((await send('A'.repeat(8_000_000))).statusCode).toBe(413)
  })
})
