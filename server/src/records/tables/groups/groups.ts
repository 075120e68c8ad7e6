import { bilingual, boolean, codeOf, integer, text } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { closeGroup, keepForms, keepTakenSeats, markMoved } from './sql.ts'

export const lectureTypes: RecordTable = {
  name: 'lecture_types',
  entity: { ka: 'მეცადინეობის სახე', en: 'kind of group' },
  about: 'Kinds of groups: lecture, seminar and kinds of practice.',
  relation: 'lecture_type',
  id: 't.id',
  key: ['code'],
  code: { column: 'code', sql: 't.id::text' },
  columns: [
    integer('code', 'Its number.', '1', { from: 1, to: 999, field: 'id' }),
    ...bilingual('name', 'Its name', ['ლექცია', 'Lecture'], { max: 100 }),
    boolean('is_practice', 'Whether it is a practical class.'),
    boolean('is_seminar', 'Whether it is a seminar.'),
  ],
}

export const groups: RecordTable = {
  name: 'groups',
  entity: { ka: 'ჯგუფი', en: 'group' },
  about:
    'The groups of the timetable. A student registers in one group of every `part` of one `config`; a group with a parent is taken only together with it. A group with registered students that is gone is closed and marked "must be changed"; one that meets at another time is marked too. A capacity below the seats taken becomes the seats taken.',
  relation: 'study_group',
  key: ['code'],
  code: { column: 'code', recorded: 'group' },
  fixed: { source: `'records'` },
  frees: [
    { field: 'code', value: `'rec ' || t.id`, when: ['name', 'subject', 'semester'] },
    { field: 'parent_id', value: 'null', when: ['parent'] },
  ],
  locks: ['study_group'],
  columns: [
    text('code', 'The code of the group, which no other group of any semester has.', '2026-autumn-LAW101-1', {
      max: 200,
      field: null,
    }),
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    codeOf('subjects', 'subject', 'What it teaches.', 'LAW101', { field: 'subject_id' }),
    text('name', 'What students see: its number.', '1', { max: 100, field: 'code' }),
    codeOf('lecture_types', 'type', 'Lecture, seminar or a kind of practice.', '1', {
      field: 'lecture_type_id',
    }),
    integer('config', 'A student takes one group of every part of one configuration.', '1', {
      optional: true,
      byDefault: '1',
      to: 999_999,
    }),
    integer('part', 'The part of the subject that it teaches, such as lecture or practice.', '1', {
      optional: true,
      byDefault: '1',
      from: 1,
      to: 20,
    }),
    codeOf(
      'groups',
      'parent',
      'A group of an earlier part, with which alone it can be taken.',
      '2026-autumn-LAW101-0',
      {
        optional: true,
        field: 'parent_id',
      },
    ),
    codeOf('lecturers', 'lecturer', 'Who teaches it.', 'L0042', { optional: true, field: 'lecturer_id' }),
    integer('capacity', 'Seats.', '30', { to: 999_999 }),
    boolean('is_rotation', 'Whether it meets in blocks at changing places (medicine).'),
    ...bilingual('curation', 'Who looks after it (medicine)', ['კურაცია', 'Curation'], {
      optional: true,
      max: 300,
    }),
    boolean(
      'is_open',
      'Whether students can register; a group that an import has closed is opened when it is back.',
      {
        byDefault: 'yes',
        isImplied: true,
      },
    ),
  ],
  closes: {
    isClosed: 'not t.is_open',
    set: closeGroup,
    fields: ['is_open', 'must_change', 'registered_as', 'must_change_since'],
    column: 'is_open',
    value: 'no',
  },
  adjust: [keepTakenSeats],
  before: [keepForms],
  after: markMoved,
  checks: [
    {
      column: 'parent',
      reason: {
        ka: 'ძირითადი ჯგუფი იმავე სემესტრის, საგნისა და კონფიგურაციის წინა ნაწილს უნდა ეკუთვნოდეს',
        en: 'the parent is no group of an earlier part of the same semester, subject and config',
      },
      repair: { ka: 'შეასწორეთ სვეტი parent.', en: 'Correct the column parent.' },
      badRows: `select s.line, s.parent as value from rec_new_groups s join rec_new_groups p on p.code = s.parent
        where (p.semester, p.subject, p.config) <> (s.semester, s.subject, s.config) or
          lpad(p.part, 3, '0') >= lpad(s.part, 3, '0') order by s.line`,
    },
    {
      column: 'name',
      reason: {
        ka: 'ეს სახელი იმავე საგნის სხვა ჯგუფსაც აქვს',
        en: 'another group of the subject has the same name in the semester',
      },
      repair: { ka: 'შეცვალეთ ერთ-ერთის სახელი.', en: 'Change the name of one of them.' },
      badRows: `select line, name as value from (
        select line, name, row_number() over (partition by semester, subject, name order by line) as nth
        from rec_new_groups where name <> '') numbered where nth > 1 order by line`,
    },
  ],
}
