import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checks } from '#server/areas/readiness/list-checks.ts'
import { runCheck } from '#server/areas/readiness/run-checks.ts'
import { configured } from '#server/areas/readiness/test-installation.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { importFiles } from '#server/records/test-records.ts'

const db = await testDatabase()
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  db.rows<Row>({ name: '', text }, values)
const toUrl = (kind: 'png' | 'jpeg', bytes: Uint8Array) =>
  `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`
const drawing = sharp({ create: { width: 60, height: 24, channels: 4, background: '#0b5563cc' } })
const png = await drawing.clone().png({ palette: true }).toBuffer()
const interlaced = await drawing.clone().png({ progressive: true }).toBuffer()
const jpeg = await drawing.clone().flatten().jpeg({ progressive: true }).toBuffer()

/** The bytes with one of them changed. */
const damage = (bytes: Buffer, at: number) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from([bytes[at]! ^ 1]), bytes.subarray(at + 1)])
const importLogo = async (logo: string) =>
  importFiles(
    db.url,
    {
      settings: [
        ['name', 'value'],
        ['university_logo', JSON.stringify(logo)],
      ],
    },
    { dryRun: true },
  )
const count = async (id: string) => {
  const check = checks.find((each) => each.id === id)!
  return (await runCheck(db, check, { staffID: null, operation: null }, configured, [10, 0])).total
}

const damaged = [
  ['a PNG without its end', toUrl('png', png.subarray(0, -12))],
  ['a PNG with another byte in its picture', toUrl('png', damage(png, png.indexOf('IDAT') + 9))],
  ['a PNG with a byte of its header changed', toUrl('png', damage(png, 19))],
  ['a PNG of nothing but its first bytes', toUrl('png', png.subarray(0, 8))],
  ['a JPEG without its end', toUrl('jpeg', jpeg.subarray(0, -2))],
  ['a JPEG without its picture', toUrl('jpeg', jpeg.subarray(0, 40))],
] as const

describe('university_logo', () => {
  it.each([
    ['png', png],
    ['jpeg', jpeg],
    ['png', interlaced],
  ] as const)('is a %s', async (kind, bytes) => {
    expect((await importLogo(toUrl(kind, bytes))).bad).toEqual([])
  })

  it.each(damaged)('is refused by an import, and a finding where it is stored: %s', async (_, logo) => {
    const { bad } = await importLogo(logo)
    expect(bad.map(({ reason }) => reason.en)).toEqual([
      'must be an undamaged PNG or JPEG of at most 300 KB as a data URL, or an empty text',
    ])
    const before = await count('setting-unusable')
    await rows(`update setting set value = $1 where name = 'university_logo'`, [JSON.stringify(logo)])
    expect((await count('setting-unusable')) - before).toBe(1)
    await rows(`update setting set value = '""' where name = 'university_logo'`)
  })

  it('is a finding when only its decoding fails', async () => {
    expect(await count('logo-unreadable')).toBe(0)
    // The length of the picture is changed in a JPEG, which has no check sums.
    const header = jpeg.indexOf(Buffer.from([0xff, 0xc2])) + 4
    const broken = Buffer.concat([jpeg.subarray(0, header), Buffer.from([99]), jpeg.subarray(header + 1)])
    await rows(`update setting set value = $1 where name = 'university_logo'`, [
      JSON.stringify(toUrl('jpeg', broken)),
    ])
    expect(await count('logo-unreadable')).toBe(1)
    await rows(`update setting set value = '""' where name = 'university_logo'`)
  })
})
