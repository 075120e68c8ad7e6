import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { importFiles, type TestFiles } from '#server/records/test-records.ts'
import { previewChecks } from './preview-checks.ts'

const base = {
  schools: [
    ['code', 'name_ka', 'name_en'],
    ['LAW', 'სამართალი', 'Law'],
  ],
  programmes: [
    ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
    ['LAW-BA', 'LAW', 'სამართალი', 'Law', '1', 'bachelor', '240', '8'],
  ],
  modules: [
    ['code', 'programme', 'name_ka', 'name_en', 'kind', 'required_credits'],
    ['M', 'LAW-BA', 'სავალდებულო', 'Compulsory', 'compulsory', '120'],
  ],
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits'],
    ['A', 'ა', 'Algebra', '5'],
    ['B', 'ბ', 'Biology', '5'],
    ['C', 'გ', 'Chemistry', '5'],
  ],
  module_subjects: [
    ['module', 'subject', 'study_semester'],
    ['M', 'A', '1'],
    ['M', 'B', '1'],
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
      'study_semester',
    ],
    ['U1', 'ნინო', 'ბერიძე', 'Nino', 'Beridze', 'LAW-BA', 'u1@s.example', '1'],
  ],
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on', 'is_current'],
    ['2026-autumn', 'ა', 'A', '2026-09-14', '2027-02-14', 'yes'],
  ],
  rooms: [['code'], ['312'], ['313']],
  lecturers: [
    ['code', 'first_name_ka', 'first_name_en', 'last_name_ka', 'last_name_en'],
    ['L1', 'ა', 'A', 'ბ', 'B'],
    ['L2', 'ა', 'A', 'ბ', 'B'],
  ],
  groups: [
    ['code', 'semester', 'subject', 'name', 'type', 'part', 'parent', 'lecturer', 'capacity', 'is_open'],
    ['G1', '2026-autumn', 'A', '1', '1', '1', '', 'L1', '20', 'yes'],
    ['G2', '2026-autumn', 'B', '1', '1', '1', '', 'L2', '20', 'yes'],
  ],
  meetings: [
    ['group', 'number', 'weekday', 'starts', 'ends', 'room'],
    ['G1', '1', 'monday', '10:00', '12:00', '312'],
    ['G2', '1', 'monday', '12:00', '14:00', '313'],
  ],
  exams: [
    ['code', 'semester', 'subject', 'type', 'day', 'starts', 'duration', 'room'],
    ['E1', '2026-autumn', 'A', '1', '2026-11-12', '10:00', '120', '312'],
  ],
} as const satisfies TestFiles

const { url } = await testDatabase()
const filled = await importFiles(url, base, { allowRemovals: 10 })
expect([filled.outcome, filled.bad.map(({ reason, column }) => `${column} ${reason.en}`)]).toEqual([
  'saved',
  [],
])

const add = (name: keyof typeof base, ...rows: string[][]): TestFiles => ({
  [name]: [...base[name], ...rows],
})
/** A group of a subject without compulsory exams, with one meeting. */
const addGroup = (
  { part = '1', parent = '', lecturer = 'L1', capacity = '20', isOpen = 'yes', subject = 'C' } = {},
  ...meetings: string[][]
): TestFiles => ({
  ...add('groups', ['N', '2026-autumn', subject, '9', '1', part, parent, lecturer, capacity, isOpen]),
  ...add('meetings', ...meetings.map((cells, nth) => ['N', String(nth + 1), ...cells])),
})
const free = ['friday', '10:00', '12:00', '313']

const cases: readonly (readonly [title: string, files: TestFiles])[] = [
  ['A group has no meetings', addGroup()],
  ['A group has no room', addGroup({}, ['friday', '10:00', '12:00', ''])],
  ['A group has no lecturer', addGroup({ lecturer: '' }, free)],
  ['An open group has no seats', addGroup({ capacity: '0' }, free)],
  [
    'A group can only be taken with one that is closed',
    {
      groups: [
        ...base.groups,
        ['P', '2026-autumn', 'C', '8', '1', '1', '', 'L1', '20', 'no'],
        ['N', '2026-autumn', 'C', '9', '1', '2', 'P', 'L1', '20', 'yes'],
      ],
      ...add('meetings', ['N', '1', ...free]),
    },
  ],
  [
    'The dates of a group are outside the semester',
    {
      group_dates: [
        ['group', 'starts_on', 'ends_on'],
        ['G1', '2026-09-01', '2026-10-01'],
      ],
    },
  ],
  ['A meeting is at night', addGroup({}, ['friday', '05:00', '06:00', '313'])],
  [
    'Every choice of groups of a subject clashes',
    addGroup({ subject: 'A', part: '2', lecturer: 'L2' }, ['monday', '11:00', '12:00', '313']),
  ],
  ['Two meetings of a group are at the same time', addGroup({}, free, ['friday', '11:00', '13:00', '313'])],
  [
    'Two groups are in a room at the same time',
    addGroup({ lecturer: 'L2' }, ['monday', '11:00', '12:00', '312']),
  ],
  ['A lecturer has two groups at the same time', addGroup({}, ['monday', '11:00', '12:00', '313'])],
  [
    'Two exams of the same cohort are at the same time',
    add('exams', ['E2', '2026-autumn', 'B', '1', '2026-11-12', '11:00', '120', '313']),
  ],
  [
    'The day of an exam is outside the semester',
    add('exams', ['E2', '2026-autumn', 'B', '1', '2027-03-01', '11:00', '120', '313']),
  ],
  [
    'The dates of semesters overlap',
    add('semesters', ['2026-spring', 'ბ', 'B', '2027-02-01', '2027-07-01', 'no']),
  ],
]

describe('the preview of an import', () => {
  const preview = async (files: TestFiles) => {
    const options = { dryRun: true, allowRemovals: 100, checks: previewChecks }
    const { bad, notices } = await importFiles(url, files, options)
    expect(bad).toEqual([])
    return notices.map(({ reason }) => reason.en)
  }

  it.each(cases)('reports: %s', async (title, files) => {
    expect(await preview(files)).toContain(title)
  })

  it('has a case for every check, and reports nothing of the same files', async () => {
    expect(cases.map(([title]) => title).toSorted()).toEqual(
      previewChecks.map(({ title }) => title.en).toSorted(),
    )
    expect(await preview(base)).toEqual([])
  })
})
