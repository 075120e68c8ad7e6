/** The kinds that the student has to do; the others happen, or only offer something, such as an appeal. */
export const taskKinds = [
  'duty',
  'window',
  'group_change',
  'exam_files',
  'quiz_attempt',
  'quiz',
  'presentation',
  'theme',
  'thesis',
  'topic',
  'lab_group',
  'loan',
  'instalment',
] as const

const eventKinds = [
  'exam',
  'appeal',
  'open_window',
  'thesis_date',
  'lab_booking',
  'visit',
  'first_fee',
  'insurance',
  'year_credits',
  'term',
  'exam_period',
  'exam_registration',
  'payment',
  'deadline',
] as const

export const agendaKinds = [...taskKinds, ...eventKinds] as const

export type AgendaKind = (typeof agendaKinds)[number]
