import type { offeredSubject } from '#contract/offered-subject.ts'
import type * as z from 'zod/mini'

export type OfferedSubject = z.output<typeof offeredSubject>

/** What a student wants to know of a subject before she opens it. */
export type SubjectState = 'registered' | 'done' | 'none' | 'full' | 'free'

export const subjectState = (subject: OfferedSubject): SubjectState => {
  if (subject.is_registered) return 'registered'
  if (subject.passed) return 'done'
  if (subject.groups === 0) return 'none'
  return subject.free_groups === 0 ? 'full' : 'free'
}

export const subjectFilters = ['all', 'free', 'registered', 'done'] as const
export type SubjectFilter = (typeof subjectFilters)[number]

/** Takes a subject, what was typed and the filter; says whether it is shown. Both names and the code are searched. */
export const isWanted = (subject: OfferedSubject, typed: string, filter: SubjectFilter): boolean => {
  if (filter !== 'all' && subjectState(subject) !== filter) return false
  const text = `${subject.subject} ${subject.subjecteng} ${subject.subject_code}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const isDone = (subject: OfferedSubject) => subjectState(subject) === 'done'
/** Takes subjects in the programme's order; gives first those that she may still take. */
export const doneLast = (subjects: readonly OfferedSubject[]): readonly OfferedSubject[] =>
  subjects.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)))
