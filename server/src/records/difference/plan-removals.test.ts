import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { openClient } from '#server/db/connection/open-client.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { importRecords } from '../import-records.ts'
import type { RecordFile } from '../record-file.ts'
import { emptyUniversity, exportFiles, importFiles, type TestFiles } from '../test-records.ts'

const semesters: TestFiles = {
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on', 'is_current'],
    ['2026-autumn', 'ა', 'A', '2026-09-14', '2027-02-14', 'yes'],
  ],
}
const names = ['code', 'name_ka', 'name_en']
const files = (has: boolean): TestFiles => ({
  schools: [names, ['S', 'ა', 'A'], ...(has ? [['T', 'ა', 'A']] : [])],
  subjects: [
    [...names, 'credits', 'school'],
    ['A', 'ა', 'A', '5', has ? 'T' : 'S'],
    ...(has ? [['B', 'ა', 'A', '5', 'T']] : []),
  ],
  rooms: [['code'], ['R1'], ...(has ? [['R2']] : [])],
  lecturers: [
    ['code', 'first_name_ka', 'first_name_en', 'last_name_ka', 'last_name_en'],
    ['L1', 'ა', 'A', 'ბ', 'B'],
    ...(has
      ? [
          ['L2', 'ა', 'A', 'ბ', 'B'],
          ['L3', 'ა', 'A', 'ბ', 'B'],
        ]
      : []),
  ],
  lecture_types: [names, ['1', 'ა', 'A']],
  groups: [
    ['code', 'semester', 'subject', 'name', 'type', 'capacity', 'lecturer', 'part', 'parent'],
    // Changes its lecturer; the others go, the second with the first one that it belongs to.
    ['G1', '2026-autumn', 'A', '1', '1', '20', has ? 'L2' : 'L1', '1', ''],
    ...(has
      ? [
          ['G2', '2026-autumn', 'B', '1', '1', '20', 'L3', '1', ''],
          ['G3', '2026-autumn', 'B', '2', '1', '20', 'L3', '2', 'G2'],
        ]
      : []),
  ],
  meetings: [
    ['group', 'number', 'weekday', 'starts', 'ends', 'room'],
    ['G1', '1', 'monday', '10:00', '11:00', 'R1'],
    ...(has ? [['G2', '1', 'monday', '10:00', '11:00', 'R2']] : []),
  ],
})
const removed = (tables: readonly { name: string; removed: number; used: number; closed: number }[]) =>
  Object.fromEntries(tables.map((each) => [each.name, [each.removed, each.closed, each.used]]))

describe('planRemovals', () => {
  it('knows what goes together, what is let go of, and what triggers make of it', async () => {
    const { url } = await emptyUniversity()
    await importFiles(url, semesters)
    expect(await importFiles(url, files(true), { allowRemovals: 100 })).toMatchObject({
      outcome: 'saved',
      bad: [],
    })
    const next = files(false)
    const said = await importFiles(url, next, { dryRun: true, allowRemovals: 100 })
    expect(removed(said.tables)).toMatchObject({
      schools: [1, 0, 0],
      subjects: [1, 0, 0],
      rooms: [1, 0, 0],
      lecturers: [2, 0, 0],
      groups: [2, 0, 0],
    })
    const done = await importFiles(url, next, { allowRemovals: 100 })
    expect(removed(said.tables)).toEqual(removed(done.tables))
  })

  it('keeps what a row refers to that stays', async () => {
    const { url } = await emptyUniversity()
    await importFiles(url, semesters)
    await importFiles(url, files(true), { allowRemovals: 100 })
    const { rooms, lecturers } = files(false)
    const only = { rooms: rooms!, lecturers: lecturers! }
    const said = await importFiles(url, only, { dryRun: true, allowRemovals: 100 })
    expect(removed(said.tables)).toEqual({ rooms: [0, 0, 1], lecturers: [0, 0, 2] })
    const done = await importFiles(url, only, { allowRemovals: 100 })
    expect(removed(done.tables)).toEqual(removed(said.tables))
  })
})

describe('a student who registers', async () => {
  const db = await testDatabase()
  const app = makeApp({ db, checkReplies: true, quiet: true })
  const university = await testUniversity(db)
  const { studentID, groupIDs } = university
  beforeAll(async () => {
    await university.openWindow({ step: 2, from: -1, to: 10 })
  })
  const waiting = async () => {
    const rows = await db.rows<{ n: number }>({
      name: '',
      text: `select count(*)::int as n from pg_locks where not granted and relation = 'lab_unit'::regclass`,
    })
    expect(rows[0]!.n).toBe(1)
  }
  /** Other capacities for all groups, and rooms without the last one. */
  const edited = async () => {
    const { groups = [], rooms = [] } = await exportFiles(db.url, ['groups', 'rooms'])
    const [head = [], ...rows] = groups
    const capacity = head.indexOf('capacity')
    return { groups: [head, ...rows.map((row) => row.with(capacity, '77'))], rooms: rooms.slice(0, -1) }
  }

  it('does not wait for a dry run that has compared and planned everything', async () => {
    const student = await testStudent(app, db, studentID)
    await db.rows({ name: '', text: `insert into room (name) values ('no longer used')` })
    const other = await openClient(db.url)
    await other.query('begin')
    // The dry run asks last whether a unit of the lab refers to the room.
    await other.query('lock table lab_unit in access exclusive mode')
    const running = importFiles(db.url, await edited(), { dryRun: true, allowRemovals: 100 })
    await vi.waitFor(waiting, { timeout: 60_000 })
    expect(await student.choose([groupIDs[0]!])).toMatchObject({ status: 200 })
    await waiting()
    await other.query('rollback')
    await other.end()
    expect(await running).toMatchObject({ outcome: 'dry run', bad: [] })
  })

  it('does not wait while an import reads its files', async () => {
    const student = await testStudent(app, db, studentID)
    const { groups } = await edited()
    let goOn = () => undefined as void
    const isRead = new Promise<void>((resolve) => (goOn = resolve))
    let isReading = false
    const file: RecordFile = {
      name: 'groups',
      label: 'groups.csv',
      columns: groups[0]!,
      rows: async function* () {
        for (const [nth, values] of groups.slice(1).entries()) yield { line: nth + 2, values }
        isReading = true
        await isRead
      },
    }
    const options = { dryRun: false, allowRemovals: 100, madeBy: 'test', maxItems: 10 }
    const running = importRecords(db.url, [file], options)
    await expect.poll(() => isReading).toBe(true)
    expect(await student.choose([groupIDs[1]!])).toMatchObject({ status: 200 })
    goOn()
    expect(await running).toMatchObject({ outcome: 'saved', bad: [] })
  })
})
