import {
  keepPreviousData,
  useQueries,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { minor } from '#contract/registration/minor.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { findOnlyModule, type SubjectSource } from './sources.ts'
import type { OfferedSubject } from './to-subject-state.ts'

/** A subject of a source; from the pre-registration it has its row there and its module. */
export type SourceSubject = OfferedSubject & {
  readonly preRegID?: number
  readonly program_moduleID?: number | null
}

interface Subjects {
  readonly subjects: readonly SourceSubject[]
}

/** Without an exchange there is no query, so that the read has the same key as everywhere else. */
const toQuery = (source: SubjectSource, replacedID: number | null) => {
  const exchange = replacedID === null ? {} : { query: { instead: replacedID } }
  if (source.kind === 'pre') return q(registration.preRegisteredSubjects, exchange)
  if (source.kind === 'free') return q(registration.freeSubjects, exchange)
  if (source.kind === 'minor') return q(minor.subjects, exchange)
  return q(registration.moduleSubjects, { params: { id: findOnlyModule(source) ?? 0 }, ...exchange })
}

/** The subjects of each source; only shown sources are read. `replacedID` is the subject that is given up. */
export const useSourceSubjects = (
  sources: readonly SubjectSource[],
  isShown: (source: SubjectSource) => boolean,
  replacedID: number | null,
): readonly UseQueryResult<Subjects>[] =>
  useQueries({
    queries: sources.map((source) => ({
      ...(toQuery(source, replacedID) as unknown as UseQueryOptions<Subjects>),
      // The old list stays until the new one is read.
      placeholderData: keepPreviousData,
      enabled: isShown(source),
    })),
  })
