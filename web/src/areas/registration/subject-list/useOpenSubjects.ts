import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { SubjectSource } from './sources.ts'
import { toSubjectState } from './to-subject-state.ts'
import type { SourceSubject } from './useSourceSubjects.ts'

/** The fields of a query that a section of the list needs. */
export type SubjectRead = Pick<
  UseQueryResult<{ readonly subjects: readonly SourceSubject[] }>,
  'data' | 'isPending' | 'error' | 'refetch'
>

/** All subjects of the steps that are open now, in one read: how many can be taken, and those of each source. */
export const useOpenSubjects = (replacedID: number | null, isOpen: boolean) => {
  const { data, isPending, error, refetch } = useQuery({
    ...q(registration.subjects, replacedID === null ? {} : { query: { instead: replacedID } }),
    enabled: isOpen,
  })
  const free = data?.subjects.filter((subject) => toSubjectState(subject, true) === 'free')
  const listOf = ({ modules }: SubjectSource): SubjectRead => {
    const isOwn = (moduleID: number | null) =>
      modules.some(({ program_moduleID }) => program_moduleID === moduleID)
    const own = data && {
      subjects: data.subjects.filter(({ program_moduleID }) => isOwn(program_moduleID)),
    }
    return { data: own, isPending, error, refetch: refetch as unknown as SubjectRead['refetch'] }
  }
  return {
    listOf,
    subjects: data?.subjects ?? [],
    isPending,
    freeCount: free === undefined ? null : new Set(free.map(({ subjectID }) => subjectID)).size,
  }
}
