import { matchesSubject } from '#web/parts/subject-search/matches-subject.ts'
import { toSubjectState, type OfferedSubject, type SubjectState } from './to-subject-state.ts'

export const subjectFilters = ['free', 'registered', 'all', 'done'] as const
/** What could be taken once a clash is repaired or another subject is given up; only where nothing else can. */
export const repairFilters = ['clash', 'credits'] as const
export type SubjectFilter = (typeof subjectFilters)[number] | (typeof repairFilters)[number]

export const isRepairFilter = (filter: SubjectFilter): boolean =>
  (repairFilters as readonly string[]).includes(filter)

export interface SubjectSearch {
  readonly typed: string
  readonly filter: SubjectFilter
  /** The source is closed while another is open. */
  readonly isClosed: boolean
}

export const matchesSearch = (subject: OfferedSubject, { typed, filter, isClosed }: SubjectSearch): boolean =>
  isOfFilter(toSubjectState(subject, isClosed), filter) && matchesSubject(subject, typed)

export const isClashing = (state: SubjectState): boolean => state === 'clash' || state === 'mixed'

const isOfFilter = (state: SubjectState, filter: SubjectFilter): boolean =>
  filter === 'all' || (filter === 'clash' ? isClashing(state) : state === filter)
