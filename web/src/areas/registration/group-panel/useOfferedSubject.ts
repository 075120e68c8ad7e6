import { useQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { findSource, type SubjectSource } from '../subject-list/sources.ts'
import { useSources } from '../subject-list/useSources.ts'
import { useSourceSubjects, type SourceSubject } from '../subject-list/useSourceSubjects.ts'
import type { SubjectListLocation } from '../useRegistrationLocation.ts'

interface OfferedFrom {
  readonly offered: SourceSubject | undefined
  readonly source: SubjectSource | undefined
}

/** A subject as the source in the address offers it; without a source as any open one does. */
export const useOfferedSubject = (
  location: Pick<SubjectListLocation, 'source' | 'replacedID'>,
  subjectID: number,
): OfferedFrom => {
  const { replacedID } = location
  const sources = useSources()
  const source = findSource(sources, location.source)
  const lists = useSourceSubjects(sources, (each) => each === source, replacedID)
  const anySource = useQuery({
    ...q(registration.subjects, replacedID === null ? {} : { query: { instead: replacedID } }),
    enabled: source === undefined,
  })
  const subjects: readonly SourceSubject[] =
    (source === undefined ? anySource.data : lists[sources.indexOf(source)]?.data)?.subjects ?? []
  return { offered: subjects.find((each) => each.subjectID === subjectID), source }
}
