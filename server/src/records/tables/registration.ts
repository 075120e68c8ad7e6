import { bilingual, boolean, choices, codeOf, datetime, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { isAfter } from './checks/order-of-times.ts'

export const registrationSteps: RecordTable = {
  name: 'registration_steps',
  entity: { ka: 'რეგისტრაციის ეტაპი', en: 'step of registration' },
  about:
    'The steps of registration, with the guide that students read in each. Step 1 is pre-registration. The guide is Markdown without HTML.',
  relation: 'registration_step',
  id: 't.step',
  key: ['step'],
  code: { column: 'step', sql: 't.step::text' },
  columns: [
    integer('step', 'Its number, in the order of time.', '2', { from: 1, to: 50 }),
    ...bilingual('name', 'Its name', ['საგნების არჩევა', 'Choice of subjects'], { max: 300 }),
    ...bilingual('guide', 'What the student reads in it', [
      'აირჩიეთ საგნები თქვენი პროგრამიდან.',
      'Choose subjects of your programme.',
    ]),
    choices(
      'module_kinds',
      ['compulsory', 'elective', 'free', 'minor'],
      'The kinds of modules whose subjects can be chosen in it, separated by |; empty is none.',
      { optional: true },
    ),
    boolean('allows_cancel', 'Whether a seat can be given up in it.'),
  ],
}

export const registrationWindows: RecordTable = {
  name: 'registration_windows',
  entity: { ka: 'რეგისტრაციის ვადა', en: 'registration window' },
  about:
    'When a step is open, and for whom. The most specific rows of a step count: a programme before a semester of study before everybody.',
  relation: 'registration_window',
  key: ['code'],
  code: { column: 'code', recorded: 'window' },
  columns: [
    text('code', 'The code of the window.', '2026-autumn-2-LAW-BA', { max: 100, field: null }),
    codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' }),
    codeOf('registration_steps', 'step', 'The step.', '2', { field: 'step' }),
    codeOf('programmes', 'programme', 'Only for students of it; empty is for all.', 'LAW-BA', {
      optional: true,
      field: 'programme_id',
    }),
    integer('study_semester', 'Only for students in this semester of their studies; empty is for all.', '3', {
      optional: true,
      from: 1,
      to: 40,
    }),
    datetime('starts_at', 'When it opens, at the university.', '2026-09-07T12:00'),
    datetime('ends_at', 'When it closes.', '2026-09-11T18:00'),
  ],
  checks: [isAfter('registration_windows', 'starts_at', 'ends_at')],
}
