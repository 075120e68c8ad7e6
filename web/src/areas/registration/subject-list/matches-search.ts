import { matchesSubject } from '#web/parts/subject-search/matches-subject.ts'
import { toSubjectState, type OfferedSubject, type SubjectState } from './to-subject-state.ts'

export const subjectFilters = ['free', 'registered', 'all', 'done'] as const
/** Subjects that could be taken once a clash is fixed or another subject is given up; only while no other can. */
export const repairFilters = ['clash', 'credits'] as const
export type SubjectFilter = (typeof subjectFilters)[number] | (typeof repairFilters)[number]

/** A filter as it is in the URL. */
export const toSubjectFilter = (value: unknown): SubjectFilter | null =>
  [...subjectFilters, ...repairFilters].find((each) => each === value) ?? null

export const isRepairFilter = (filter: SubjectFilter): boolean =>
  (repairFilters as readonly string[]).includes(filter)

export interface SubjectSearch {
  readonly typed: string
  readonly filter: SubjectFilter
  /** The source is closed while another is open. */
  readonly isClosed: boolean
  /** Subjects that stay in the list though the filter has them no more. */
  readonly kept?: ReadonlySet<number> | undefined
  /** Subjects that the pre-registration shows already: a search has each once. */
  readonly isShownAbove?: ((subject: OfferedSubject) => boolean) | undefined
}

export const matchesSearch = (subject: OfferedSubject, search: SubjectSearch): boolean =>
  search.isShownAbove?.(subject) !== true &&
  (search.kept?.has(subject.subjectID) === true ||
    (isOfFilter(toSubjectState(subject, search.isClosed), search.filter) &&
      matchesSubject(subject, search.typed)))

export const isClashing = (state: SubjectState): boolean => state === 'clash' || state === 'mixed'

const isOfFilter = (state: SubjectState, filter: SubjectFilter): boolean =>
  filter === 'all' || (filter === 'clash' ? isClashing(state) : state === filter)
