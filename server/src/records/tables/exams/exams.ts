import { bilingual, codeOf, date, datetime, integer, text, time } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { isAfter } from '../checks/order-of-times.ts'
import { packTwo } from '../pack-ids.ts'

export const examTypes: RecordTable = {
  name: 'exam_types',
  entity: { ka: 'გამოცდის სახე', en: 'kind of exam' },
  about: 'The kinds of exams.',
  relation: 'exam_type',
  id: 't.id',
  key: ['code'],
  code: { column: 'code', sql: 't.id::text' },
  columns: [
    integer('code', 'Its number.', '1', { from: 1, to: 1000, field: 'id' }),
    ...bilingual('name', 'Its name', ['შუალედური გამოცდა', 'Midterm exam'], { max: 300 }),
  ],
}

export const examInstructions: RecordTable = {
  name: 'exam_instructions',
  entity: { ka: 'გამოცდის წესი', en: 'instructions for exams' },
  about: 'The text that students read before an exam: one row. Markdown without HTML.',
  relation: 'exam_instruction',
  id: 't.id',
  key: ['code'],
  columns: [
    integer('code', 'Always 1.', '1', { from: 1, to: 1, field: 'id' }),
    ...bilingual('text', 'The text', ['თან იქონიეთ პირადობის მოწმობა.', 'Bring your identity card.']),
  ],
}

export const exams: RecordTable = {
  name: 'exams',
  entity: { ka: 'გამოცდა', en: 'exam' },
  about:
    'The exams. Whoever is registered for the subject in the semester takes it, and is notified when day, time or room change.',
  relation: 'exam',
  key: ['code'],
  code: { column: 'code', recorded: 'exam' },
  columns: [
    text('code', 'The code of the exam.', 'LAW101-2026-autumn-midterm', { max: 100, field: null }),
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    codeOf('subjects', 'subject', 'The subject.', 'LAW101', { field: 'subject_id' }),
    codeOf('exam_types', 'type', 'Its kind; a subject has one of each in a semester.', '1', {
      field: 'exam_type_id',
    }),
    date('day', 'The day.', '2026-11-12'),
    time('starts', 'When it begins, at the university.', '10:00'),
    integer('duration', 'Minutes.', '120', { optional: true, byDefault: '120', from: 1, to: 1440 }),
    codeOf('rooms', 'room', 'The room; empty is a distance exam.', '312', {
      optional: true,
      field: 'room_id',
    }),
  ],
  checks: [
    {
      column: 'type',
      reason: {
        ka: 'საგანს ამ სემესტრში ასეთი გამოცდა უკვე აქვს',
        en: 'the subject has an exam of this kind in the semester already',
      },
      repair: { ka: 'წაშალეთ ერთ-ერთი სტრიქონი.', en: 'Remove one of the rows.' },
      badRows: `select line, type as value from (
        select line, type, row_number() over (partition by semester, subject, type order by line) as nth
        from rec_new_exams) numbered where nth > 1 order by line`,
    },
  ],
}

export const examSeats: RecordTable = {
  name: 'exam_seats',
  readBy: 'students.read',
  entity: { ka: 'ადგილი გამოცდაზე', en: 'seat in an exam' },
  about: 'Where students sit, if that is said one by one.',
  relation: 'exam_seat',
  id: packTwo('student_id', 'exam_id'),
  key: ['exam', 'student'],
  partOf: { table: 'exams', column: 'exam' },
  columns: [
    codeOf('exams', 'exam', 'The exam.', 'LAW101-2026-autumn-midterm', { field: 'exam_id' }),
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    codeOf('rooms', 'room', 'The room; empty is that of the exam.', '312', {
      optional: true,
      field: 'room_id',
    }),
    text('seat', 'The seat.', 'B-14', { optional: true, max: 50 }),
  ],
}

export const examSubmissionWindows: RecordTable = {
  name: 'exam_submission_windows',
  entity: { ka: 'ნაშრომის ატვირთვის ვადა', en: 'time to submit files' },
  about: 'When the files of a distance exam are accepted, if not during the exam itself.',
  relation: 'exam_submission_window',
  id: 't.exam_id',
  key: ['exam'],
  partOf: { table: 'exams', column: 'exam' },
  columns: [
    codeOf('exams', 'exam', 'The exam.', 'LAW101-2026-autumn-midterm', { field: 'exam_id' }),
    datetime('starts_at', 'From when on.', '2026-11-12T10:00'),
    datetime('ends_at', 'Until when.', '2026-11-13T23:59'),
  ],
  checks: [isAfter('exam_submission_windows', 'starts_at', 'ends_at')],
}

export const examViewings: RecordTable = {
  name: 'exam_viewings',
  entity: { ka: 'ნაშრომის ნახვის ვადა', en: 'time to view papers' },
  about: 'When the marked papers of an exam can be viewed, and until when points can be appealed.',
  relation: 'exam_viewing',
  id: 't.exam_id',
  key: ['exam'],
  partOf: { table: 'exams', column: 'exam' },
  columns: [
    codeOf('exams', 'exam', 'The exam.', 'LAW101-2026-autumn-midterm', { field: 'exam_id' }),
    datetime('starts_at', 'From when on.', '2026-11-20T10:00'),
    datetime('ends_at', 'Until when.', '2026-11-24T18:00'),
    datetime('appeals_until', 'Until when points can be appealed; empty is not at all.', '2026-11-26T18:00', {
      optional: true,
    }),
  ],
  checks: [isAfter('exam_viewings', 'starts_at', 'ends_at')],
}

export const examRegistrations: RecordTable = {
  name: 'exam_registrations',
  entity: { ka: 'დისტანციურ გამოცდაზე რეგისტრაცია', en: 'registration for distance exams' },
  about: 'The last day to register for distance exams, by semester.',
  relation: 'exam_registration',
  id: 't.semester_id',
  key: ['semester'],
  partOf: { table: 'semesters', column: 'semester' },
  columns: [
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    date('deadline', 'The day.', '2027-01-08'),
    ...bilingual('text', 'The day as it is shown', ['8 იანვარი', '8 January'], { max: 300 }),
  ],
}
