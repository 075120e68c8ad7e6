import { describe, expect, it } from 'vitest'
import { statement } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import type { Catalogue, CatalogueGroup } from './catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'

const db = await testDatabase()
const options = { source: 'test', termStart: null, nextMonday: '2026-09-21', dryRun: false }

const group = (
  group_code: string,
  subject_code: string,
  more: Partial<CatalogueGroup> = {},
): CatalogueGroup => ({
  line: 2,
  group_code,
  subject_code,
  config: 1,
  part: 1,
  parent_group_code: null,
  capacity: 10,
  weekdays: [1],
  start: '10:00',
  end: '11:50',
  weeks: [],
  termWeeks: 14,
  room: '12',
  ...more,
})

const catalogue = (groups: CatalogueGroup[]): Catalogue => ({
  subjects: [...new Set(groups.map(({ subject_code }) => subject_code))].map((subject_code) => ({
    line: 2,
    subject_code,
  })),
  groups,
  demand: [{ line: 2, student_code: 'U1', subject_code: groups[0]?.subject_code ?? '' }],
})

const first = catalogue([
  group('G1', 'S1'),
  group('G2', 'S1', { part: 2, parent_group_code: 'G1', weekdays: [2, 4], room: null }),
  group('G3', 'S2', {
    weeks: [
      { first: 0, last: 3 },
      { first: 8, last: 13 },
    ],
    start: '12:00',
    end: '13:50',
  }),
  group('G4', 'S3', { start: '12:00', end: '13:50', capacity: 0 }),
])

const countRows = async (table: string): Promise<number> =>
  (await db.row(statement<{ n: number }>(`test.count.${table}`, `select count(*) as n from ${table}`)))?.n ??
  -1
const seat = statement<object>(
  'test.seat',
  `with r as (insert into registration (student_id, semester_id, subject_id)
     select st.id, g.semester_id, g.subject_id from student st, study_group g where st.code = 'U1' and g.code = $1 returning id)
   insert into registration_group (registration_id, group_id, part) select r.id, g.id, g.part from r, study_group g where g.code = $1`,
)
const groupState = statement<{ is_open: boolean; must_change: boolean; capacity: number; taken: number }>(
  'test.state',
  'select is_open, must_change, capacity, taken from study_group where code = $1',
)
const version = statement<{ v: number }>('test.version', 'select catalogue_version as v from semester')

describe('importCatalogue', () => {
  it('reports everything and stores nothing in a dry run', async () => {
    const { plan, changes } = await importCatalogue(db, first, { ...options, dryRun: true })
    expect(changes).toBe(true)
    expect(plan.addedGroups).toHaveLength(4)
    expect(await countRows('study_group')).toBe(0)
    expect(await countRows('semester')).toBe(0)
    expect(await countRows('student')).toBe(0)
  })

  it('stores subjects, linked groups, several meetings and dates with gaps', async () => {
    await importCatalogue(db, first, options)
    const rows = await db.rows(
      statement<object>(
        'test.groups',
        `select g.code, p.code as parent, g.is_rotation, g.capacity,
         (select count(*) from group_meeting m where m.group_id = g.id) as meetings,
         (select json_agg(json_build_array(starts_on, ends_on) order by starts_on) from group_dates d where d.group_id = g.id) as dates
       from study_group g left join study_group p on p.id = g.parent_id order by g.code`,
      ),
    )
    expect(rows).toEqual([
      { code: 'G1', parent: null, is_rotation: false, capacity: 10, meetings: 1, dates: null },
      { code: 'G2', parent: 'G1', is_rotation: false, capacity: 10, meetings: 2, dates: null },
      {
        code: 'G3',
        parent: null,
        is_rotation: true,
        capacity: 10,
        meetings: 1,
        dates: [
          ['2026-09-21', '2026-10-18'],
          ['2026-11-16', '2026-12-27'],
        ],
      },
      { code: 'G4', parent: null, is_rotation: false, capacity: 0, meetings: 1, dates: null },
    ])
  })

  it('changes nothing when it runs again, not even the version', async () => {
    const before = await db.row(version)
    const { changes, plan } = await importCatalogue(db, first, options)
    expect(changes).toBe(false)
    expect(plan.changedGroups).toEqual([])
    expect(await db.row(version)).toEqual(before)
  })

  it('keeps registrations: closes a removed group, and marks a moved one as to be changed', async () => {
    await db.rows(seat, ['G1'])
    await db.rows(seat, ['G3'])
    const before = (await db.row(version))?.v ?? 0
    const next = catalogue([
      group('G1', 'S1', { start: '14:00', end: '15:50', capacity: 0 }),
      group('G5', 'S4'),
    ])
    const { plan } = await importCatalogue(db, next, options)
    expect(plan.changedGroups.map(({ what, mustChange }) => [what, mustChange])).toEqual([
      [['capacity', 'time'], true],
    ])
    expect(plan.removedGroups.map((one) => one.group_code).toSorted()).toEqual(['G2', 'G4'])
    expect(plan.closedGroups.map((one) => one.group_code)).toEqual(['G3'])
    expect(await db.row(groupState, ['G1'])).toEqual({
      is_open: true,
      must_change: true,
      capacity: 1,
      taken: 1,
    })
    expect(await db.row(groupState, ['G3'])).toEqual({
      is_open: false,
      must_change: true,
      capacity: 10,
      taken: 1,
    })
    expect(await db.row(groupState, ['G2'])).toBeUndefined()
    expect((await db.row(version))?.v).toBe(before + 1)
    expect(await countRows('registration')).toBe(2)
    const again = await importCatalogue(db, next, options)
    expect(again.changes).toBe(false)
  })

  it('names subjects that no student can register for', async () => {
    const clashing = catalogue([group('G1', 'S1'), group('G6', 'S1', { part: 2 })])
    const { plan } = await importCatalogue(db, clashing, { ...options, dryRun: true })
    expect(plan.impossible).toEqual(['S1'])
  })

  it('stores everything or nothing', async () => {
    const broken = catalogue([group('G7', 'S7'), group('G8', 'S8', { start: '10:00', end: '10:00' })])
    await expect(importCatalogue(db, broken, options)).rejects.toThrow(/group_meeting/)
    expect(await db.row(groupState, ['G7'])).toBeUndefined()
  })
})
