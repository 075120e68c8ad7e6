import { bilingual, boolean, codeOf, date, decimal, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { packThree, packTwo } from './pack-ids.ts'

export const markStatuses: RecordTable = {
  name: 'mark_statuses',
  entity: { ka: 'შეფასების მნიშვნელობა', en: 'meaning of a mark' },
  about: 'What a mark means: passed, failed, recognised from elsewhere.',
  relation: 'mark_status',
  id: 't.id',
  key: ['code'],
  code: { column: 'code', sql: 't.id::text' },
  columns: [
    integer('code', 'Its number.', '1', { from: 1, to: 1000, field: 'id' }),
    ...bilingual('name', 'Its name', ['ჩაბარებული', 'Passed'], { max: 300 }),
    boolean('is_passed', 'Whether the credits are earned.'),
    boolean(
      'is_recognised',
      'Whether the credits were earned elsewhere: they are not counted to the limit of the year.',
    ),
  ],
}

export const marks: RecordTable = {
  name: 'marks',
  readBy: 'students.read-studies',
  entity: { ka: 'შეფასება', en: 'mark' },
  about:
    'The final marks of subjects, of earlier semesters and of this one. Who is registered in the subject is notified of a new mark; marks of earlier studies are no news.',
  relation: 'mark',
  id: packThree('student_id', 'semester_id', 'subject_id'),
  key: ['student', 'semester', 'subject'],
  columns: [
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    codeOf('semesters', 'semester', 'The semester.', '2025-spring', { field: 'semester_id' }),
    codeOf('subjects', 'subject', 'The subject.', 'LAW101', { field: 'subject_id' }),
    integer('credits', 'The credits that it had then.', '6', { to: 60 }),
    decimal('score', 'The points, 0 to 100.', '87.5', { to: 100 }),
    codeOf('mark_statuses', 'status', 'What the mark means.', '1', { field: 'status_id' }),
    boolean('is_recovery', 'Whether it was given in a recovery.'),
  ],
}

export const markComponents: RecordTable = {
  name: 'mark_components',
  entity: { ka: 'შეფასების კომპონენტი', en: 'component of a mark' },
  about: 'What the points of a subject are given for in a semester.',
  relation: 'mark_component',
  key: ['code'],
  code: { column: 'code', recorded: 'component' },
  columns: [
    text('code', 'The code of the component.', 'LAW101-2026-autumn-1', { max: 100, field: null }),
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    codeOf('subjects', 'subject', 'The subject.', 'LAW101', { field: 'subject_id' }),
    integer('position', 'Its place among the components of the subject.', '1', { to: 1000 }),
    ...bilingual('name', 'Its name', ['შუალედური გამოცდა', 'Midterm exam'], { max: 300 }),
    decimal('max_score', 'The most points.', '30', { to: 100 }),
    decimal('min_score', 'With fewer points the subject is not passed; empty is no such limit.', '10', {
      optional: true,
      to: 100,
    }),
    boolean('is_final', 'Whether it is the final exam; a subject has one at most.'),
    decimal('admitted_from', 'Of the final exam: the points that are needed before it.', '31', {
      optional: true,
      to: 100,
    }),
    date('day', 'When the points are given.', '2026-11-12', { optional: true }),
  ],
  checks: [
    {
      column: 'position',
      reason: {
        ka: 'ეს ადგილი საგნის სხვა კომპონენტსაც აქვს',
        en: 'another component of the subject has this position',
      },
      repair: { ka: 'კომპონენტებს სხვადასხვა ნომერი მიანიჭეთ.', en: 'Number the components differently.' },
      badRows: `select line, position as value from (
        select line, position, row_number() over (partition by semester, subject, position order by line) as nth
        from rec_new_mark_components) numbered where nth > 1 order by line`,
    },
    {
      column: 'min_score',
      reason: { ka: 'მინიმუმი მაქსიმუმზე მეტია', en: 'the minimum is more than the maximum' },
      repair: { ka: 'შეასწორეთ ქულები.', en: 'Correct the points.' },
      badRows: `select line, min_score as value from rec_new_mark_components
        where min_score <> '' and max_score <> '' and min_score::numeric > max_score::numeric order by line`,
    },
    {
      column: 'is_final',
      reason: { ka: 'საგანს დასკვნითი გამოცდა უკვე აქვს', en: 'the subject has a final exam already' },
      repair: { ka: 'yes მხოლოდ ერთ კომპონენტთან დატოვეთ.', en: 'Leave yes at one component.' },
      badRows: `select line, is_final as value from (
        select line, is_final, row_number() over (partition by semester, subject order by line) as nth
        from rec_new_mark_components where is_final = 'yes') numbered where nth > 1 order by line`,
    },
    {
      column: 'admitted_from',
      reason: {
        ka: 'დაშვების ქულა მხოლოდ დასკვნით გამოცდას აქვს',
        en: 'only a final exam has points of admission',
      },
      repair: { ka: 'გაასუფთავეთ უჯრა ან ჩაწერეთ is_final.', en: 'Clear the cell, or set is_final.' },
      badRows: `select line, admitted_from as value from rec_new_mark_components
        where admitted_from <> '' and is_final <> 'yes' order by line`,
    },
  ],
}

export const points: RecordTable = {
  name: 'points',
  readBy: 'students.read-studies',
  entity: { ka: 'კომპონენტის ქულა', en: 'points of a component' },
  about: 'The points of students in the components. Students are notified of new and of changed ones.',
  relation: 'component_score',
  id: packTwo('student_id', 'component_id'),
  key: ['student', 'component'],
  columns: [
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    codeOf('mark_components', 'component', 'The component.', 'LAW101-2026-autumn-1', {
      field: 'component_id',
    }),
    decimal('score', 'The points.', '24.5', { to: 100 }),
  ],
}
