import { describe, expect, it } from 'vitest'
import { statement } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import type { Catalogue } from './catalogue.ts'
import { formatReport } from './format-report.ts'
import { importCatalogue } from './import-catalogue.ts'
import { testCatalogue, testGroup } from './test-catalogue.ts'

const db = await testDatabase()
const options = { source: 'test', termStart: null, nextMonday: '2026-09-21', dryRun: false, allowRemovals: 0 }

const first = testCatalogue([
  testGroup('G1', 'S1'),
  testGroup('G2', 'S1', { part: 2, parent_group_code: 'G1', weekdays: [2, 4], room: null }),
  testGroup('G3', 'S2', {
    weeks: [
      { first: 0, last: 3 },
      { first: 8, last: 13 },
    ],
    start: '12:00',
    end: '13:50',
  }),
  testGroup('G4', 'S3', { start: '12:00', end: '13:50', capacity: 0 }),
])

const countRows = async (table: string): Promise<number> =>
  (await db.row(statement<{ n: number }>(`test.import.count.${table}`, `select count(*) as n from ${table}`)))
    ?.n ?? -1
const version = statement<{ v: number }>('test.import.version', 'select catalogue_version as v from semester')

describe('importCatalogue', () => {
  it('reports everything and stores nothing in a dry run', async () => {
    const { plan, isChanged, outcome } = await importCatalogue(db, first, { ...options, dryRun: true })
    expect({ isChanged, outcome }).toEqual({ isChanged: true, outcome: 'dry run' })
    expect(plan.addedGroups).toHaveLength(4)
    for (const table of ['study_group', 'semester', 'student', 'subject', 'programme', 'school'])
      expect(await countRows(table)).toBe(0)
  })

  it('refuses the first import of a source without a programme, and makes up none', async () => {
    const { plan, outcome } = await importCatalogue(db, { ...first, programme: null }, options)
    expect(outcome).toBe('bad rows')
    expect(plan.bad).toMatchObject([{ file: 'programme.csv', line: 0 }])
    expect(await countRows('programme')).toBe(0)
  })

  it('refuses requests of students whom nobody knows, and makes up none', async () => {
    const demand = [
      { line: 2, student_code: 'u1', subject_code: 'S1' },
      { line: 3, student_code: 'U9', subject_code: 'S1' },
    ]
    const { plan, outcome } = await importCatalogue(db, { ...first, demand }, options)
    expect(outcome).toBe('bad rows')
    expect(plan.bad).toMatchObject([{ file: 'demand.csv', line: 3, value: 'U9' }])
    expect(await countRows('student')).toBe(0)
  })

  it('stores names, credits and e-mail addresses as the files have them', async () => {
    expect((await importCatalogue(db, first, options)).outcome).toBe('saved')
    const found = await db.row(
      statement<object>(
        'test.import.names',
        `select p.name_en as programme, p.ects, m.name_ka as module, s.name_ka as subject, s.credits,
           st.lname_ka, st.university_email, st.password_hash
         from programme p join module m on m.programme_id = p.id join student st on st.programme_id = p.id, subject s
         where s.code = 'S1'`,
      ),
    )
    expect(found).toEqual({
      programme: 'Programme',
      ects: 240,
      module: 'მოდული',
      subject: 'საგანი S1',
      credits: 6,
      lname_ka: 'ბერიძე',
      university_email: 'u1@students.example',
      password_hash: null,
    })
  })

  it('stores linked groups, several meetings and dates with gaps', async () => {
    const rows = await db.rows(
      statement<object>(
        'test.import.groups',
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
    for (const again of [first, { ...first, programme: null }]) {
      const result = await importCatalogue(db, again, options)
      expect(result.isChanged).toBe(false)
      expect(formatReport(result, 10)).toEqual(['Semester 2026-09-21 to 2026-12-27', 'Nothing to change.'])
    }
    expect(await db.row(version)).toEqual(before)
  })

  it('reports the old and the new value of what it changes, as many rows as are requested', async () => {
    const changed = testCatalogue(
      first.groups.map((one) => ({ ...one, capacity: 25, room: '7', start: '09:00' })),
      {
        subjects: first.subjects.map((subject) => ({ ...subject, credits: 4 })),
        students: first.students.map((student) => ({ ...student, first_name_en: 'Ana' })),
        programme: first.programme && { ...first.programme, ects: 180 },
      },
    )
    const result = await importCatalogue(db, changed, { ...options, dryRun: true })
    expect(formatReport(result, Infinity)).toEqual([
      'Semester 2026-09-21 to 2026-12-27',
      'Programme changed: ects 240 → 180',
      'Subjects changed: 3',
      '  S1: credits 6 → 4',
      '  S2: credits 6 → 4',
      '  S3: credits 6 → 4',
      'Groups changed: 4',
      '  G1 of S1: capacity 10 → 25; time Mon 10:00-11:50 → Mon 09:00-11:50; room 12 → 7',
      '  G2 of S1: capacity 10 → 25; time Tue 10:00-11:50, Thu 10:00-11:50 → Tue 09:00-11:50, Thu 09:00-11:50; room distance → 7',
      '  G3 of S2: capacity 10 → 25; time Mon 12:00-13:50 → Mon 09:00-13:50; room 12 → 7',
      '  G4 of S3: capacity 0 → 25; time Mon 12:00-13:50 → Mon 09:00-13:50; room 12 → 7',
      'Students changed: 1',
      '  U1: first_name_en Nino → Ana',
      'Dry run: nothing was saved.',
    ])
    const [, , , , , ...short] = formatReport(result, 2)
    expect(short).toContain('  … and 2 more (--all shows them)')
    expect(short.filter((line) => line.startsWith('  G'))).toHaveLength(2)
  })

  it('leaves students of another source as they are, and names them', async () => {
    const next = {
      ...first,
      students: first.students.map((student) => ({ ...student, first_name_en: 'Ana' })),
    }
    const { plan } = await importCatalogue(db, next, { ...options, source: 'other', dryRun: true })
    expect(plan.otherStudents).toEqual(['U1'])
    expect(plan.changedStudents).toEqual([])
  })

  it('refuses the e-mail address of another student, because the e-mail with the password would reach them', async () => {
    const [student] = first.students
    if (student === undefined) throw new Error('the test has no student')
    const importStudents = (students: Catalogue['students'], source = 'test') =>
      importCatalogue(db, { ...first, students }, { ...options, source, dryRun: true })
    const taken = { ...student, line: 7, student_code: 'U2', university_email: 'U1@Students.example' }

    expect((await importStudents([taken])).plan.bad).toMatchObject([
      { file: 'students.csv', line: 7, value: 'U1@Students.example' },
    ])
    const moved = { ...student, university_email: 'u1-new@students.example' }
    expect((await importStudents([moved, taken])).outcome).toBe('dry run')
    expect((await importStudents([moved, taken], 'other')).outcome).toBe('bad rows')
    expect((await importStudents([{ ...student, university_email: 'U1@STUDENTS.example' }])).outcome).toBe(
      'dry run',
    )
  })

  it('names subjects that no student can register for', async () => {
    const clashing = testCatalogue([testGroup('G1', 'S1'), testGroup('G6', 'S1', { part: 2 })])
    const { plan } = await importCatalogue(db, clashing, { ...options, dryRun: true })
    expect(plan.impossible).toEqual(['S1'])
  })

  it('stores everything or nothing', async () => {
    const broken = testCatalogue([
      ...first.groups,
      testGroup('G7', 'S7'),
      testGroup('G8', 'S8', { start: '10:00', end: '10:00' }),
    ])
    await expect(importCatalogue(db, broken, options)).rejects.toThrow(/group_meeting/)
    expect(await countRows('study_group')).toBe(4)
    expect(await countRows('subject')).toBe(3)
  })
})
