/** What the student can still do; the other kinds only happen. */
export const taskKinds = [
  'duty',
  'window',
  'group_change',
  'exam_files',
  'quiz_attempt',
  'quiz',
  'appeal',
  'presentation',
  'theme',
  'thesis',
  'topic',
  'lab_group',
] as const

const eventKinds = [
  'exam',
  'open_window',
  'thesis_date',
  'lab_booking',
  'visit',
  'term',
  'exam_period',
  'exam_registration',
  'payment',
  'deadline',
] as const

export const agendaKinds = [...taskKinds, ...eventKinds] as const

export type AgendaKind = (typeof agendaKinds)[number]
