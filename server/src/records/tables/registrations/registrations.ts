import { codeOf, datetime, integer, text } from '../../column.ts'
import type { RecordTable, RowCheck } from '../../record-table.ts'
import { packTwo } from '../pack-ids.ts'
import { keepRegisteredGroups, keepRegistrations, listSeatless } from './sql.ts'

const group = codeOf('groups', 'group', 'The group.', '2026-autumn-LAW101-1', { field: 'group_id' })
/** The place of `group` among the columns of the table, from 1. */
const groupAt = 2

const seatless: Pick<RowCheck, 'column' | 'reason' | 'repair'> = {
  column: 'group',
  reason: { ka: 'ჯგუფში ამდენი ადგილი არ არის', en: 'the group has fewer seats' },
  repair: {
    ka: 'გაზარდეთ ჯგუფის capacity ან ჩაწერეთ სხვა ჯგუფი.',
    en: 'Raise the capacity of the group, or write another group.',
  },
}

export const registrations: RecordTable = {
  name: 'registrations',
  readBy: 'students.read',
  entity: { ka: 'რეგისტრაცია', en: 'registration' },
  about:
    'Subjects that students are registered for already, when the portal opens in the middle of a semester. The limits of registration are not checked. A later import never undoes what students did in the portal: it leaves out what they cancelled, and keeps what they registered for or changed, with its groups.',
  relation: 'registration',
  key: ['code'],
  code: { column: 'code', recorded: 'registration' },
  locks: ['registration'],
  keepByStudents: ({ overwrites }) => keepRegistrations(groupAt, overwrites),
  columns: [
    text('code', 'The code of the registration.', 'U2400001-2026-autumn-LAW101', { max: 200, field: null }),
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    codeOf('subjects', 'subject', 'The subject.', 'LAW101', { field: 'subject_id' }),
    codeOf(
      'modules',
      'module',
      'The module to which it counts; empty for subjects outside the programme.',
      'LAW-BA-1',
      {
        optional: true,
        field: 'module_id',
      },
    ),
    codeOf('programmes', 'programme', 'The programme of the module.', 'LAW-BA', {
      optional: true,
      field: 'programme_id',
    }),
    datetime('registered_at', 'When the student registered.', '2026-09-07T12:00'),
  ],
  checks: [
    {
      column: 'subject',
      reason: {
        ka: 'სტუდენტი ამ საგანზე უკვე რეგისტრირებულია',
        en: 'the student is registered for the subject in the semester already',
      },
      repair: { ka: 'წაშალეთ ერთ-ერთი სტრიქონი.', en: 'Remove one of the rows.' },
      badRows: `select line, subject as value from (
        select line, subject, row_number() over (partition by student, semester, subject order by line) as nth
        from rec_new_registrations) numbered where nth > 1 order by line`,
    },
  ],
}

export const registeredGroups: RecordTable = {
  name: 'registered_groups',
  readBy: 'students.read',
  entity: { ka: 'რეგისტრაციის ჯგუფი', en: 'group of a registration' },
  about: 'The groups of the registrations, one of each part. Each takes a seat of the group.',
  relation: 'registration_group',
  id: packTwo('registration_id', 'part'),
  key: ['registration', 'part'],
  partOf: { table: 'registrations', column: 'registration' },
  locks: ['registration_group'],
  keepByStudents: ({ overwrites, hasOwner }) => keepRegisteredGroups(groupAt, overwrites, hasOwner),
  columns: [
    codeOf('registrations', 'registration', 'The registration.', 'U2400001-2026-autumn-LAW101', {
      field: 'registration_id',
    }),
    group,
    integer('part', 'The part that the group teaches.', '1', { from: 1, to: 20 }),
  ],
  checks: [
    {
      ...seatless,
      badRows: listSeatless(
        `select nullif(g.capacity, '')::int from rec_new_groups g where g.code = f."group"`,
      ),
      needs: ['groups'],
    },
    {
      ...seatless,
      badRows: listSeatless(`select g.capacity from rec_known_groups k join study_group g on g.id = k.id
        where k.code = f."group" and not exists (
          select from pg_class where relname = 'rec_new_groups' and relnamespace = pg_my_temp_schema())`),
    },
  ],
}
