import type { offeredSubject } from '#contract/rows/offered-subject.ts'
import type * as z from 'zod/mini'

export type OfferedSubject = z.output<typeof offeredSubject>

/** The state in the row of a subject before it is opened. */
export type SubjectState = 'registered' | 'done' | 'free' | RefusedState
type RefusedState =
  | 'none'
  | 'full'
  | 'clash'
  | 'mixed'
  | 'credits'
  | 'closed'
  | 'order'
  | 'module'
  | 'block'
  | 'declined'
  | 'first'
  | 'inactive'
  | 'debt'
  | 'meet'
  | 'gone'
  | 'impossible'

const stateByCode: Readonly<Record<string, RefusedState>> = {
  no_open_groups: 'none',
  no_free_groups: 'full',
  group_clash: 'clash',
  full_or_clash: 'mixed',
  credit_limit: 'credits',
  window_closed: 'closed',
  module_order: 'order',
  module_subjects: 'module',
  module_credits: 'module',
  block_full: 'block',
  free_credits_declined: 'declined',
  must_change_first: 'first',
  not_active: 'inactive',
  debt_blocks: 'debt',
  no_valid_set: 'meet',
  not_in_programme: 'gone',
}

/**
 * `isClosed`: the subject's source is closed while another is open. While none is open the student plans: a subject with
 * free seats counts as free then.
 */
export const toSubjectState = (subject: OfferedSubject, isClosed: boolean): SubjectState => {
  if (subject.is_registered) return 'registered'
  if (subject.passed) return 'done'
  if (subject.code === 'not_in_programme') return 'gone'
  const neverGoTogether = subject.code === 'no_valid_set'
  if (subject.groups === 0 || (subject.obstacle?.kind === 'closed' && !neverGoTogether)) return 'none'
  const code = subject.code ?? ''
  const isPlanned = !isClosed && code === 'window_closed'
  if (isPlanned && subject.obstacle?.kind === 'full') return 'full'
  if (subject.can_choose || isPlanned) return 'free'
  return stateByCode[code] ?? 'impossible'
}
