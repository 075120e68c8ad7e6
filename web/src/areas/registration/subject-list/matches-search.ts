import { matchesSubject } from '#web/parts/subject-search/matches-subject.ts'
import { toSubjectState, type OfferedSubject } from './to-subject-state.ts'

export const subjectFilters = ['free', 'registered', 'all', 'done'] as const
export type SubjectFilter = (typeof subjectFilters)[number]

export interface SubjectSearch {
  readonly typed: string
  readonly filter: SubjectFilter
  /** The source is closed while another is open. */
  readonly isClosed: boolean
}

export const matchesSearch = (subject: OfferedSubject, { typed, filter, isClosed }: SubjectSearch): boolean =>
  (filter === 'all' || toSubjectState(subject, isClosed) === filter) && matchesSubject(subject, typed)
