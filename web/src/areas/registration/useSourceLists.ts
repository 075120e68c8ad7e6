import { useQueries, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { minor } from '#contract/minor.ts'
import { registration } from '#contract/registration.ts'
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

const readingOf = (source: Source) => {
  if (source.kind === 'pre') return q(registration.preRegisteredSubjects)
  if (source.kind === 'free') return q(registration.freeSubjects)
  if (source.kind === 'minor') return q(minor.subjects)
  return q(registration.moduleSubjects, { params: { id: moduleOf(source) ?? 0 } })
}

/** Takes the sources and which of them are to be seen; gives the reading of the subjects of each. */
export const useSourceLists = (
  sources: readonly Source[],
  isSeen: (source: Source) => boolean,
): readonly UseQueryResult<Subjects>[] =>
  useQueries({
    queries: sources.map((source) => ({
      ...(readingOf(source) as unknown as UseQueryOptions<Subjects>),
      enabled: isSeen(source),
    })),
  })
