import type { offeredSubject } from '#contract/rows/offered-subject.ts'
import type * as z from 'zod/mini'

export type OfferedSubject = z.output<typeof offeredSubject>

/** What a student wants to know of a subject before she opens it. */
export type SubjectState = 'registered' | 'done' | 'free' | Obstacle
type Obstacle =
  | 'none'
  | 'full'
  | 'clash'
  | 'credits'
  | 'closed'
  | 'order'
  | 'module'
  | 'block'
  | 'declined'
  | 'first'
  | 'inactive'
  | 'meet'
  | 'gone'
  | 'impossible'

const obstacles: Readonly<Record<string, Obstacle>> = {
  no_open_groups: 'none',
  no_free_groups: 'full',
  group_clash: 'clash',
  credit_limit: 'credits',
  window_closed: 'closed',
  module_order: 'order',
  module_subjects: 'module',
  module_credits: 'module',
  block_full: 'block',
  free_credits_declined: 'declined',
  must_change_first: 'first',
  not_active: 'inactive',
  no_valid_set: 'meet',
  not_in_programme: 'gone',
}

/**
 * Takes a subject and whether its source is shut while another is open; gives what its row says. While nothing is open
 * she plans: a subject with free seats is free then.
 */
export const subjectState = (subject: OfferedSubject, isShut: boolean): SubjectState => {
  if (subject.is_registered) return 'registered'
  if (subject.passed) return 'done'
  if (subject.code === 'not_in_programme') return 'gone'
  if (subject.groups === 0) return 'none'
  if (subject.free_groups === 0) return 'full'
  const code = subject.code ?? ''
  if (subject.can_choose || (!isShut && code === 'window_closed')) return 'free'
  return obstacles[code] ?? 'impossible'
}

/** What the table of its groups says already, or says better. */
const saidByGroups: ReadonlySet<string> = new Set([
  'no_open_groups',
  'no_free_groups',
  'group_clash',
  'credit_limit',
  'window_closed',
  'must_change_first',
  'no_valid_set',
])

/** Takes a subject; gives why it cannot be taken whatever group is chosen, or null. */
export const obstacleOf = (subject: OfferedSubject): string | null => {
  const { code, reason, is_registered } = subject
  return is_registered || code === null || saidByGroups.has(code) ? null : reason
}

export const subjectFilters = ['all', 'free', 'registered', 'done'] as const
export type SubjectFilter = (typeof subjectFilters)[number]

/** What is looked for in the list: typed, in what state, and whether the source is shut. */
export interface Looking {
  readonly typed: string
  readonly filter: SubjectFilter
  readonly isShut: boolean
}

/** Takes a subject and what is looked for; says whether it is shown. Both names and the code are searched. */
export const isWanted = (subject: OfferedSubject, { typed, filter, isShut }: Looking): boolean => {
  if (filter !== 'all' && subjectState(subject, isShut) !== filter) return false
  const text = `${subject.subject} ${subject.subjecteng} ${subject.subject_code}`.toLowerCase()
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Takes subjects in the programme's order; gives first those that she may still take. */
export const doneLast = <Subject extends OfferedSubject>(subjects: readonly Subject[]): readonly Subject[] =>
  subjects.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)))

const isDone = (subject: OfferedSubject): boolean => subject.passed && !subject.is_registered
