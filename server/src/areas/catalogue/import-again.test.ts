import { beforeEach, describe, expect, it } from 'vitest'
import { statement } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import type { Catalogue } from './catalogue.ts'
import { formatReport } from './format-report.ts'
import { importCatalogue } from './import-catalogue.ts'
import { testCatalogue, testGroup } from './test-catalogue.ts'

const db = await testDatabase()

const original = testCatalogue([
  testGroup('G1', 'S1'),
  testGroup('G2', 'S1', { part: 2, parent_group_code: 'G1', weekdays: [2, 4] }),
  testGroup('G3', 'S2', { start: '12:00', end: '13:50', weeks: [{ first: 0, last: 3 }] }),
  testGroup('G4', 'S3', { start: '12:00', end: '13:50', capacity: 0 }),
])
/** G1 at another time, G2 to G4 gone. */
const moved = testCatalogue([
  testGroup('G1', 'S1', { start: '14:00', end: '15:50', capacity: 0 }),
  testGroup('G5', 'S4'),
])
const empty = testCatalogue([])

const importInto = (catalogue: Catalogue, allowRemovals = 100) =>
  importCatalogue(db, catalogue, {
    source: 'test',
    termStart: null,
    nextMonday: '2026-09-21',
    dryRun: false,
    allowRemovals,
  })

const seat = statement<object>(
  'test.again.seat',
  `with r as (insert into registration (student_id, semester_id, subject_id)
     select st.id, g.semester_id, g.subject_id from student st, study_group g where st.code = 'U1' and g.code = $1 returning id)
   insert into registration_group (registration_id, group_id, part) select r.id, g.id, g.part from r, study_group g where g.code = $1`,
)
const saveReceipt = statement<object>(
  'test.again.receipt',
  `insert into receipt (student_id, semester_id, action, group_ids)
   select st.id, g.semester_id, 'registered', array[g.id] from student st, study_group g
   where st.code = 'U1' and g.code = $1`,
)
const cancel = statement<object>('test.again.cancel', 'delete from registration')
const closeByOffice = statement<object>(
  'test.again.close',
  'update study_group set is_open = false, must_change = true where code = $1',
)
const listGroups = statement<{ code: string }>(
  'test.again.groups',
  'select code, is_open, must_change, capacity, taken from study_group order by code',
)
const version = statement<{ v: number }>('test.again.version', 'select catalogue_version as v from semester')

const listMustChange = async () =>
  (
    await db.rows(
      statement<{ code: string }>(
        'test.again.mustChange',
        'select code from study_group where must_change order by code',
      ),
    )
  ).map(({ code }) => code)

describe('importCatalogue again', () => {
  beforeEach(async () => {
    await db.rows(cancel)
    await importInto(testCatalogue([testGroup('G0', 'S0')]))
    await importInto(original)
    await db.rows(seat, ['G1'])
    await db.rows(seat, ['G3'])
  })

  it('keeps registrations: closes a removed group, and marks a moved one as to be changed', async () => {
    const before = (await db.row(version))?.v ?? 0
    const { plan } = await importInto(moved)
    expect(plan.changedGroups).toMatchObject([
      {
        changes: [
          { field: 'capacity', before: '10', after: '1' },
          { field: 'time', before: 'Mon 10:00-11:50', after: 'Mon 14:00-15:50' },
        ],
        mustChange: true,
      },
    ])
    expect(plan.removedGroups.map((one) => one.group_code).toSorted()).toEqual(['G2', 'G4'])
    expect(plan.closedGroups.map((one) => one.group_code)).toEqual(['G3'])
    expect(await db.rows(listGroups)).toEqual([
      { code: 'G1', is_open: true, must_change: true, capacity: 1, taken: 1 },
      { code: 'G3', is_open: false, must_change: true, capacity: 10, taken: 1 },
      { code: 'G5', is_open: true, must_change: false, capacity: 10, taken: 0 },
    ])
    expect((await db.row(version))?.v).toBe(before + 1)
    expect((await importInto(moved)).isChanged).toBe(false)
  })

  it('removes the mark of a moved and of a closed group when the original comes back', async () => {
    await importInto(moved)
    expect(await listMustChange()).toEqual(['G1', 'G3'])
    const result = await importInto(original)
    expect(await db.rows(listGroups)).toMatchObject(
      ['G1', 'G2', 'G3', 'G4'].map((code) => ({ code, is_open: true, must_change: false })),
    )
    expect(formatReport(result, 10)).toContain('  G3 of S2: open no → yes; must be changed yes → no')
    expect((await importInto(original)).isChanged).toBe(false)
  })

  it('removes the mark after several changes on the way', async () => {
    await importInto(moved)
    await importInto(testCatalogue([testGroup('G1', 'S1', { start: '16:00', end: '17:50' })]))
    await importInto(testCatalogue([testGroup('G5', 'S4')]))
    expect(await listMustChange()).toEqual(['G1', 'G3'])
    await importInto(original)
    expect(await listMustChange()).toEqual([])
  })

  it('keeps the mark when only the room or the capacity comes back', async () => {
    await importInto(moved)
    await importInto(testCatalogue([testGroup('G1', 'S1', { start: '14:00', end: '15:50' })]))
    expect(await listMustChange()).toEqual(['G1', 'G3'])
  })

  it('keeps the mark when a student has registered for the moved group since', async () => {
    await importInto(moved)
    await db.rows(saveReceipt, ['G1'])
    await importInto(original)
    expect(await listMustChange()).toEqual(['G1'])
  })

  it('removes the mark of a group that nobody is in any more', async () => {
    await importInto(moved)
    await db.rows(cancel)
    await importInto(moved)
    expect(await listMustChange()).toEqual([])
  })

  it('keeps the mark that the office has set', async () => {
    await db.rows(closeByOffice, ['G1'])
    await importInto(moved)
    await importInto(original)
    expect(await listMustChange()).toEqual(['G1'])
  })

  it.each([0, 3])(
    'refuses to remove over 5 % of the groups when %s removals are allowed',
    async (allowed) => {
      const before = [await db.row(version), await db.rows(listGroups)]
      const { outcome, removals } = await importInto(moved, allowed)
      expect(outcome).toBe('too many removals')
      expect(removals).toEqual([
        { kind: 'groups', removed: 3, of: 4 },
        { kind: 'subjects', removed: 1, of: 3 },
      ])
      expect([await db.row(version), await db.rows(listGroups)]).toEqual(before)
      expect((await importInto(moved, 4)).outcome).toBe('saved')
    },
  )

  it('refuses files without any row, so that they do not empty the catalogue', async () => {
    const { outcome, removals } = await importInto(empty, 0)
    expect(outcome).toBe('too many removals')
    expect(removals[0]).toEqual({ kind: 'groups', removed: 4, of: 4 })
    expect(await db.rows(listGroups)).toHaveLength(4)
  })

  it('removes up to 5 % without being allowed to', async () => {
    const many = Array.from({ length: 40 }, (_, nth) => testGroup(`H${nth}`, 'S1'))
    await importInto(testCatalogue(many))
    expect((await importInto(testCatalogue(many.slice(2)), 0)).outcome).toBe('saved')
    expect((await importInto(testCatalogue(many.slice(5)), 0)).outcome).toBe('too many removals')
  })
})
