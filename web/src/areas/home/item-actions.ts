import type { AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import type { words } from './words.ts'

/** The word on the button of each kind of item. */
export const itemActions: Readonly<Record<AgendaItem['kind'], keyof typeof words>> = {
  duty: 'answer',
  window: 'register',
  open_window: 'view',
  group_change: 'choose',
  exam_files: 'upload',
  quiz_attempt: 'continue',
  quiz: 'start',
  appeal: 'view',
  presentation: 'upload',
  theme: 'choose',
  thesis: 'upload',
  topic: 'choose',
  lab_group: 'choose',
  exam: 'view',
  thesis_date: 'view',
  lab_booking: 'view',
  visit: 'view',
  term: 'view',
  exam_period: 'view',
  exam_registration: 'view',
  payment: 'view',
  deadline: 'view',
}
