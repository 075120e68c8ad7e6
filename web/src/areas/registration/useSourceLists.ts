import {
  keepPreviousData,
  useQueries,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { minor } from '#contract/registration/minor.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Source } from './sources.ts'
import { moduleOf } from './sources.ts'
import type { OfferedSubject } from './subject-state.ts'

/** A subject of a source; from the pre-registration it brings its wish and its module. */
export type SourceSubject = OfferedSubject & {
  readonly preRegID?: number
  readonly program_moduleID?: number | null
}

interface Subjects {
  readonly subjects: readonly SourceSubject[]
}

/** What is read when nothing is given up is the same reading everywhere, and so is read once. */
const readingOf = (source: Source, insteadID: number | null) => {
  const exchange = insteadID === null ? {} : { query: { instead: insteadID } }
  if (source.kind === 'pre') return q(registration.preRegisteredSubjects, exchange)
  if (source.kind === 'free') return q(registration.freeSubjects, exchange)
  if (source.kind === 'minor') return q(minor.subjects, exchange)
  return q(registration.moduleSubjects, { params: { id: moduleOf(source) ?? 0 }, ...exchange })
}

/** Takes the sources, which of them are to be seen and the subject that is given up; gives the reading of the subjects of each. */
export const useSourceLists = (
  sources: readonly Source[],
  isSeen: (source: Source) => boolean,
  insteadID: number | null,
): readonly UseQueryResult<Subjects>[] =>
  useQueries({
    queries: sources.map((source) => ({
      ...(readingOf(source, insteadID) as unknown as UseQueryOptions<Subjects>),
      // The list stays while it is judged anew.
      placeholderData: keepPreviousData,
      enabled: isSeen(source),
    })),
  })
