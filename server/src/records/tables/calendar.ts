import { bilingual, choice, codeOf, date, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { isNotBefore } from './checks/order-of-times.ts'

const studyLevels = { bachelor: 1, master: 2, doctor: 3, 'one-cycle': 4 }

export const academicEvents: RecordTable = {
  name: 'academic_events',
  entity: { ka: 'სასწავლო კალენდრის თარიღი', en: 'date of the academic calendar' },
  about: 'The academic calendar.',
  relation: 'academic_event',
  key: ['code'],
  code: { column: 'code', recorded: 'event' },
  columns: [
    text('code', 'The code of the date.', '2026-autumn-midterms', { max: 100, field: null }),
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    choice('kind', ['term', 'registration', 'exams', 'payment', 'holiday', 'deadline'], 'What it is.'),
    ...bilingual('name', 'Its name', ['შუალედური გამოცდები', 'Midterm exams'], { max: 300 }),
    date('starts_on', 'The first day.', '2026-11-09'),
    date('ends_on', 'The last day.', '2026-11-21'),
    choice('level', studyLevels, 'Only for students of this level; empty is for all.', {
      optional: true,
      field: 'study_level_id',
    }),
    integer(
      'from_study_semester',
      'Only for students in this semester of their studies or a later one; empty is for all.',
      '3',
      { optional: true, from: 1, to: 40 },
    ),
  ],
  checks: [isNotBefore('academic_events')],
}
