import type { offeredSubject } from '#contract/offered-subject.ts'
import type * as z from 'zod/mini'

export type OfferedSubject = z.output<typeof offeredSubject>

/** What a student wants to know of a subject before she opens it. */
export type SubjectState = 'registered' | 'done' | 'free' | Obstacle
type Obstacle = 'none' | 'full' | 'clash' | 'credits' | 'closed' | 'impossible'

const obstacles: Readonly<Record<string, Obstacle>> = {
  no_open_groups: 'none',
  no_free_groups: 'full',
  group_clash: 'clash',
  credit_limit: 'credits',
  window_closed: 'closed',
}

/**
 * Takes a subject, and whether seats can be taken now at all; gives what its row says. While nothing is open she plans:
 * a subject with free seats is free then.
 */
export const subjectState = (subject: OfferedSubject, isOpen: boolean): SubjectState => {
  if (subject.is_registered) return 'registered'
  if (subject.passed) return 'done'
  if (subject.groups === 0) return 'none'
  if (subject.free_groups === 0) return 'full'
  if (subject.can_choose || (!isOpen && subject.code === 'window_closed')) return 'free'
  return obstacles[subject.code ?? ''] ?? 'impossible'
}

export const subjectFilters = ['all', 'free', 'registered', 'done'] as const
export type SubjectFilter = (typeof subjectFilters)[number]

/** Takes a subject, what was typed, the filter, and whether seats can be taken now; says whether it is shown. Both names and the code are searched. */
export const isWanted = (
  subject: OfferedSubject,
  typed: string,
  filter: SubjectFilter,
  isOpen: boolean,
): boolean => {
  if (filter !== 'all' && subjectState(subject, isOpen) !== filter) return false
  const text = `${subject.subject} ${subject.subjecteng} ${subject.subject_code}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Takes subjects in the programme's order; gives first those that she may still take. */
export const doneLast = (subjects: readonly OfferedSubject[]): readonly OfferedSubject[] =>
  subjects.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)))

const isDone = (subject: OfferedSubject): boolean => subject.passed && !subject.is_registered
