import type { DutyKey } from '#rules/duties/registry.ts'
import type { AgendaItem } from './describe-agenda-item.ts'
import type { words } from './words.ts'

type Action =
  | 'exam_files'
  | 'upload'
  | 'start'
  | 'continue'
  | 'view'
  | 'choose'
  | 'register'
  | 'answer'
  | 'read'
  | 'pay'

const actions: Readonly<Partial<Record<AgendaItem['kind'], Action & keyof typeof words>>> = {
  duty: 'answer',
  window: 'register',
  group_change: 'choose',
  exam_files: 'exam_files',
  quiz_attempt: 'continue',
  quiz: 'start',
  presentation: 'upload',
  theme: 'choose',
  thesis: 'upload',
  topic: 'choose',
  lab_group: 'choose',
  instalment: 'pay',
}

/** The duties that are not answered but done. */
const dutyActions: Readonly<Partial<Record<DutyKey, Action>>> = {
  documents: 'upload',
  pre_registration: 'register',
  practise: 'choose',
  seminar: 'choose',
  choose_times: 'choose',
  contract: 'read',
  concentration: 'choose',
  law_subjects: 'choose',
  english_level: 'choose',
  popup: 'read',
}

/** The word for what is done with an item; what only happens is opened. */
export const toAction = ({ kind, duty }: Pick<AgendaItem, 'kind' | 'duty'>): Action =>
  (duty !== null && dutyActions[duty.key]) || actions[kind] || 'view'
