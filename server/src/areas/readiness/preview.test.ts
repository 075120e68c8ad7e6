import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { emptyUniversity, exportFiles, importFiles, type TestFiles } from '#server/records/test-records.ts'
import { previewChecks } from './preview-checks.ts'

const people = ['code', 'first_name_ka', 'first_name_en', 'last_name_ka', 'last_name_en']
const groupColumns = ['code', 'semester', 'subject', 'name', 'type', 'part', 'capacity', 'lecturer']
const base: TestFiles = {
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on', 'is_current'],
    ['2026-autumn', 'ა', 'A', '2026-09-14', '2027-02-14', 'yes'],
  ],
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits'],
    ['A', 'ა', 'Algebra', '5'],
    ['B', 'ბ', 'Biology', '5'],
  ],
  rooms: [['code'], ['312'], ['313']],
  lecturers: [people, ['L1', 'ა', 'A', 'ბ', 'B'], ['L2', 'ა', 'A', 'ბ', 'B']],
  groups: [
    groupColumns,
    ['G1', '2026-autumn', 'A', '1', '1', '1', '20', 'L1'],
    ['G2', '2026-autumn', 'B', '1', '1', '1', '20', 'L2'],
    ['G3', '2026-autumn', 'B', '2', '1', '1', '0', 'L2'],
  ],
  meetings: [
    ['group', 'number', 'weekday', 'starts', 'ends', 'room'],
    ['G1', '1', 'monday', '10:00', '12:00', '312'],
    ['G2', '1', 'monday', '12:00', '14:00', '312'],
  ],
}
const db = await testDatabase()
const { url } = db
await importFiles(url, base, { allowRemovals: 10 })
const before = await exportFiles(url)

const preview = async (files: TestFiles, dryRun = true, of = url) => {
  const { outcome, notices, bad } = await importFiles(of, files, {
    dryRun,
    allowRemovals: 100,
    checks: previewChecks,
  })
  expect(bad).toEqual([])
  return { outcome, found: notices.map(({ reason, rows }) => [reason.en, ...rows.map(({ value }) => value)]) }
}
const meetings = (...rows: string[][]): TestFiles => ({ meetings: [...base.meetings!.slice(0, 2), ...rows] })

describe('the preview of an import', () => {
  it('lists new contradictions, and no existing ones', async () => {
    expect(await preview(meetings(['G2', '1', 'monday', '11:00', '13:00', '312']))).toEqual({
      outcome: 'dry run',
      found: [['Two groups are in a room at the same time', '312 · ა 1 / ბ 1 · 312 · Algebra 1 / Biology 1']],
    })
    expect(await exportFiles(url)).toEqual(before)
  })

  it('does not find what the import removes', async () => {
    const { found } = await preview(meetings(['G2', '2', 'monday', '12:30', '14:30', '312']))
    expect(found).toEqual([])
  })

  it('includes new groups, changed lecturers and removed rows', async () => {
    const files: TestFiles = {
      ...meetings(
        ['G2', '1', 'monday', '11:00', '13:00', '313'],
        ['N', '1', 'monday', '10:00', '11:00', '313'],
        ['N', '2', 'monday', '10:30', '12:00', '313'],
      ),
      groups: [
        groupColumns,
        ['G1', '2026-autumn', 'A', '1', '1', '1', '20', 'L2'],
        ['G2', '2026-autumn', 'B', '1', '1', '1', '20', 'L2'],
        ['N', '2026-autumn', 'B', '3', '1', '1', '20', 'L1'],
      ],
    }
    const { found } = await preview(files)
    const titles = found.map(([title]) => title)
    expect(titles).toEqual([
      'Two meetings of a group are at the same time',
      'Two groups are in a room at the same time',
      'A lecturer has two groups at the same time',
    ])
    expect(found.flat().join()).toContain('Biology 1 / Biology 3')
    expect(await exportFiles(url)).toEqual(before)
    // Saving reports the same as the preview.
    expect((await preview(files, false)).found).toEqual(found)
    const kept = await db.rows({
      name: '',
      text: 'select notices from record_import order by id desc limit 1',
    })
    expect(JSON.stringify(kept)).toContain('A lecturer has two groups at the same time')
  })

  it('compares all contradictions, however many there are', async () => {
    const { url: crowded } = await emptyUniversity()
    const codes = Array.from({ length: 1100 }, (_, nth) => `G${String(nth).padStart(4, '0')}`)
    const toFiles = (of: readonly string[]): TestFiles => ({
      groups: [groupColumns, ...of.map((code) => [code, '2026-autumn', 'A', code, '1', '1', '20', ''])],
    })
    const files = { semesters: base.semesters!, subjects: base.subjects!, ...toFiles(codes) }
    const filled = await importFiles(crowded, files, { allowRemovals: 10 })
    expect([filled.outcome, filled.bad]).toEqual(['saved', []])
    const look = async (of: readonly string[]) =>
      (await preview(toFiles(of), true, crowded)).found.find(([title]) => title === 'A group has no meetings')
    expect(await look([...codes, 'Z'])).toEqual(['A group has no meetings', 'ა · Z · Algebra · Z'])
    expect(await look(codes.slice(10))).toBeUndefined()
  })

  it('lists a new contradiction with the text of an existing one', async () => {
    const { url: other } = await emptyUniversity()
    const namesakes = ['C1', 'C2']
    const subjects = [base.subjects![0]!, ...namesakes.map((code) => [code, 'ქ', 'Chemistry', '5'])]
    const toFiles = (of: readonly string[]): TestFiles => ({
      groups: [
        groupColumns,
        ...of.map((code) => [`G-${code}`, '2026-autumn', code, '1', '1', '1', '20', '']),
      ],
      meetings: [base.meetings![0]!, ...of.map((code) => [`G-${code}`, '1', 'monday', '10:00', '12:00', ''])],
    })
    const files = { semesters: base.semesters!, subjects, ...toFiles(['C1']) }
    expect(await importFiles(other, files, { allowRemovals: 10 })).toMatchObject({
      outcome: 'saved',
      bad: [],
    })
    const { found } = await preview(toFiles(namesakes), true, other)
    expect(found).toContainEqual(['A group has no room', 'ქ · 1 · Chemistry · 1'])
  })

  it('runs no checks for files without a timetable', async () => {
    expect(
      await preview({
        schools: [
          ['code', 'name_ka', 'name_en'],
          ['X', 'ა', 'A'],
        ],
      }),
    ).toEqual({
      outcome: 'dry run',
      found: [],
    })
  })
})
