import { describe, expect, it } from 'vitest'
import { emptyUniversity, exportFiles, importFiles, type TestFiles } from './test-records.ts'

const files: TestFiles = {
  schools: [
    ['code', 'name_ka', 'name_en'],
    ['LAW', 'სამართალი', 'Law'],
    ['ART', 'ხელოვნება', 'Art'],
  ],
  programmes: [
    ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
    ['LAW-BA', 'LAW', 'სამართალი', 'Law', '1', 'bachelor', '240', '8'],
  ],
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits', 'school'],
    ['L1', 'შესავალი', 'Introduction', '6', 'LAW'],
    ['L2', 'კონტრაქტი', 'Contracts', '5', ''],
  ],
  prerequisites: [
    ['subject', 'prerequisite'],
    ['L2', 'L1'],
  ],
  modules: [
    ['code', 'programme', 'name_ka', 'name_en', 'kind', 'after_module'],
    ['M2', 'LAW-BA', 'ორი', 'Two', 'elective', 'M1'],
    ['M1', 'LAW-BA', 'ერთი', 'One', 'compulsory', ''],
  ],
  students: [
    [
      'code',
      'first_name_ka',
      'last_name_ka',
      'first_name_en',
      'last_name_en',
      'programme',
      'university_email',
      'personal_number',
    ],
    ['U1', 'ნინო', 'ბერიძე', 'Nino', 'Beridze', 'LAW-BA', 'u1@s.example', '01001000001'],
  ],
}

/** The file with a row in the place of the one with the same first cell, or without it. */
const edit = (name: string, code: string, row?: readonly string[]): TestFiles => ({
  ...files,
  [name]: files[name]!.flatMap((each) => (each[0] === code ? (row ? [row] : []) : [each])),
})

describe('importRecords', () => {
  it('fills an empty university, changes nothing the second time, and saves nothing in a dry run', async () => {
    const { url, query } = await emptyUniversity()
    expect(await importFiles(url, files, { dryRun: true })).toMatchObject({ outcome: 'dry run', bad: [] })
    expect((await exportFiles(url, ['students'])).students).toHaveLength(1)
    const saved = await importFiles(url, files)
    expect(saved).toMatchObject({ outcome: 'saved' })
    expect(saved.tables.map(({ name, added }) => [name, added])).toEqual([
      ['schools', 2],
      ['programmes', 1],
      ['subjects', 2],
      ['prerequisites', 1],
      ['modules', 2],
      ['students', 1],
    ])
    const [student] = await query('select code, personal_code, password_hash from student')
    expect(student).toEqual({ code: 'U1', personal_code: '01001000001', password_hash: null })
    expect(await importFiles(url, files)).toMatchObject({ outcome: 'nothing to change' })
  })

  it('shows old and new value of what changes, and leaves absent files and columns alone', async () => {
    const { url } = await emptyUniversity()
    await importFiles(url, files)
    const { tables } = await importFiles(url, {
      subjects: [
        ['code', 'name_ka', 'name_en', 'credits'],
        ['L1', 'შესავალი', 'Introduction to law', '6'],
        ['L2', 'კონტრაქტი', 'Contracts', '5'],
      ],
    })
    expect(tables).toMatchObject([
      {
        name: 'subjects',
        changed: 1,
        unchanged: 1,
        changedFields: [
          { key: 'L1', field: 'name_en', before: 'Introduction', after: 'Introduction to law' },
        ],
      },
    ])
    expect((await exportFiles(url, ['subjects'])).subjects?.[1]).toEqual([
      'L1',
      'შესავალი',
      'Introduction to law',
      '6',
      'LAW',
    ])
  })

  it.each<[string, string, TestFiles]>([
    [
      'a required value is empty',
      'students.csv',
      edit('students', 'U1', ['U1', '', 'ბ', 'N', 'B', 'LAW-BA', 'a@b.example', '']),
    ],
    ['the value is not a whole number', 'subjects.csv', edit('subjects', 'L1', ['L1', 'ა', 'A', 'six', ''])],
    [
      'an earlier row of the file has the same key',
      'subjects.csv',
      { ...files, subjects: [...files.subjects!, files.subjects![1]!] },
    ],
    ['no row of schools has this code', 'programmes.csv', edit('schools', 'LAW')],
    [
      'the subject would be its own prerequisite',
      'prerequisites.csv',
      { ...files, prerequisites: [...files.prerequisites!, ['L1', 'L2']] },
    ],
    [
      'the module would wait for itself',
      'modules.csv',
      edit('modules', 'M1', ['M1', 'LAW-BA', 'ერთი', 'One', 'compulsory', 'M2']),
    ],
    [
      'another student has the same university_email',
      'students.csv',
      { ...files, students: [...files.students!, ['U2', 'ა', 'ბ', 'A', 'B', 'LAW-BA', 'U1@s.example', '']] },
    ],
    [
      'the column credits is missing',
      'subjects.csv',
      {
        ...files,
        subjects: [
          ['code', 'name_ka', 'name_en'],
          ['L1', 'ა', 'A'],
        ],
      },
    ],
    ['there is no such table', 'nothing.csv', { ...files, nothing: [['code']] }],
  ])('refuses: %s', async (reason, file, broken) => {
    const { url } = await emptyUniversity()
    const tables = Object.keys(files)
    const before = await exportFiles(url, tables)
    const result = await importFiles(url, broken)
    expect(result.outcome).toBe('bad rows')
    expect(result.bad.map((group) => [group.reason.en, group.file])).toContainEqual([reason, file])
    expect(await exportFiles(url, tables)).toEqual(before)
  })

  it('reports codes with invisible characters by line, column and character, and nothing else about them', async () => {
    const { url } = await emptyUniversity()
    await importFiles(url, files)
    const [columns, row] = files.students!
    const toRow = (code: string, email: string) => [code, ...row!.slice(1, 6), email, '', 'corrected']
    const before = await exportFiles(url, ['students'])
    const { outcome, bad } = await importFiles(url, {
      students: [[...columns!, 'reason'], toRow('\u200BU1', 'a@s.example'), toRow('U1\u00AD', 'b@s.example')],
    })
    expect(outcome).toBe('bad rows')
    expect(bad.map(({ column, reason, rows }) => `${rows[0]!.line} ${column} ${reason.en}`)).toEqual([
      '2 code the text has an invisible character (ZERO WIDTH SPACE, U+200B)',
      '3 code the text has an invisible character (SOFT HYPHEN, U+00AD)',
    ])
    expect(await exportFiles(url, ['students'])).toEqual(before)
  })

  it('leaves the other rows alone where a file has the column reason', async () => {
    const { url } = await emptyUniversity()
    await importFiles(url, files)
    const { outcome, tables } = await importFiles(url, {
      schools: [
        ['code', 'name_ka', 'name_en', 'reason'],
        ['ART', 'ხელოვნება', 'Arts', 'it was wrong'],
        ['MED', 'მედიცინა', 'Medicine', ''],
      ],
      programmes: [
        ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters', 'reason'],
        ['ART-BA', 'LAW', 'ხელოვნება', 'Arts', '1', 'bachelor', '240', '8', ''],
      ],
    })
    expect(outcome).toBe('saved')
    expect(tables.map(({ name, added, changed, removed }) => [name, added, changed, removed])).toEqual([
      ['schools', 1, 1, 0],
      ['programmes', 1, 0, 0],
    ])
    expect((await exportFiles(url, ['schools'])).schools).toHaveLength(4)
  })

  it('keeps a field that was edited by hand since, and lists it', async () => {
    const { url, query } = await emptyUniversity()
    await importFiles(url, files)
    await query(`update subject set name_en = 'By hand', credits = 7 where code = 'L1'`)
    const result = await importFiles(
      url,
      edit('subjects', 'L1', ['L1', 'ახალი', 'From the file', '6', 'LAW']),
    )
    expect(result.tables.find(({ name }) => name === 'subjects')).toMatchObject({
      edited: 1,
      editedFields: [
        { field: 'name_en', before: 'By hand', after: 'From the file' },
        { field: 'credits', before: '7', after: '6' },
      ],
      changedFields: [{ field: 'name_ka', after: 'ახალი' }],
    })
    expect((await exportFiles(url, ['subjects'])).subjects?.[1]?.slice(0, 4)).toEqual([
      'L1',
      'ახალი',
      'By hand',
      '7',
    ])
    const overwritten = await importFiles(
      url,
      edit('subjects', 'L1', ['L1', 'ახალი', 'From the file', '6', 'LAW']),
      { overwrites: true },
    )
    expect(overwritten.outcome).toBe('saved')
    expect((await exportFiles(url, ['subjects'])).subjects?.[1]?.[2]).toBe('From the file')
  })

  it('asks before over 5 % of a table go, keeps what is used, and what was made in the portal', async () => {
    const { url, query } = await emptyUniversity()
    await importFiles(url, files)
    await query(`insert into school (name_ka, name_en) values ('ხელით', 'By hand')`)
    const fewer = edit('schools', 'ART')
    const refused = await importFiles(url, fewer)
    expect(refused).toMatchObject({ outcome: 'too many removals' })
    expect(await query('select from school')).toHaveLength(3)
    const saved = await importFiles(url, fewer, { allowRemovals: 1 })
    expect(saved.tables[0]).toMatchObject({ removed: 1, removedRows: ['ART'], kept: 1 })
    expect(await query('select from school')).toHaveLength(2)
    const none = await importFiles(url, { schools: [['code', 'name_ka', 'name_en']] }, { allowRemovals: 9 })
    expect(none.tables[0]).toMatchObject({ removed: 0, used: 1, usedRows: ['LAW'] })
  })

  it('lets files refer to new rows whose code is their number', async () => {
    const { url, query } = await emptyUniversity()
    const names = ['name_ka', 'name_en']
    await importFiles(
      url,
      {
        subjects: [
          ['code', 'name_ka', 'name_en', 'credits'],
          ['L1', 'შესავალი', 'Introduction', '6'],
        ],
        semesters: [
          ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on'],
          ['2026-autumn', 'შემოდგომა', 'Autumn', '2026-09-14', '2027-02-14'],
        ],
        lecture_types: [
          ['code', ...names],
          ['77', 'ლაბორატორია', 'Laboratory'],
        ],
        groups: [
          ['code', 'semester', 'subject', 'name', 'type', 'capacity'],
          ['G1', '2026-autumn', 'L1', '1', '77', '20'],
        ],
        registration_steps: [
          ['step', ...names, 'guide_ka', 'guide_en'],
          ['9', 'ბოლო', 'Last', 'ტექსტი', 'Text'],
        ],
        registration_windows: [
          ['code', 'semester', 'step', 'starts_at', 'ends_at'],
          ['W', '2026-autumn', '9', '2026-09-07T12:00', '2026-09-08T12:00'],
        ],
        exam_types: [
          ['code', ...names],
          ['88', 'ზეპირი', 'Oral'],
        ],
        exams: [
          ['code', 'semester', 'subject', 'type', 'day', 'starts'],
          ['E', '2026-autumn', 'L1', '88', '2026-11-12', '10:00'],
        ],
      },
      { allowRemovals: 100 },
    )
    expect(
      await query(`select (select lecture_type_id from study_group) as type, (select step from registration_window) as step,
        (select exam_type_id from exam) as exam`),
    ).toEqual([{ type: 77, step: 9, exam: 88 }])
  })

  it('lets a new row take the place of a removed one, and rows exchange what must be unique', async () => {
    const { url } = await emptyUniversity()
    await importFiles(url, files)
    const swapped = edit('subjects', 'L2', ['L3', 'კონტრაქტი', 'Contracts', '5', ''])
    const result = await importFiles(
      url,
      {
        ...swapped,
        prerequisites: [
          ['subject', 'prerequisite'],
          ['L3', 'L1'],
        ],
      },
      { allowRemovals: 9 },
    )
    expect(
      result.tables.map(({ name, added, removed, kept }) => [name, added, removed, kept]),
    ).toContainEqual(['subjects', 1, 1, 0])
    expect((await exportFiles(url, ['prerequisites'])).prerequisites?.slice(1)).toEqual([['L3', 'L1']])
  })
})
