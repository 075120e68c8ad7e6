import { useQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { sourceAt, type Source } from './sources.ts'
import { useSourceLists, type SourceSubject } from './useSourceLists.ts'
import type { Place } from './usePlace.ts'
import { useSources } from './useSources.ts'

/** A subject as it is offered to me, and the source that she came to it from. */
export interface Offered {
  readonly subject: SourceSubject | undefined
  readonly from: Source | undefined
}

/** Takes the source and the exchange that the address names, and a subject; gives it as that source offers it, or as any that is open does. */
export const useOffered = (
  { source: key, insteadID }: Pick<Place, 'source' | 'insteadID'>,
  subjectID: number,
): Offered => {
  const sources = useSources()
  const from = sourceAt(sources, key)
  const lists = useSourceLists(sources, (source) => source === from, insteadID)
  const anywhere = useQuery({
    ...q(registration.subjects, insteadID === null ? {} : { query: { instead: insteadID } }),
    enabled: from === undefined,
  })
  const subjects: readonly SourceSubject[] =
    (from === undefined ? anywhere.data : lists[sources.indexOf(from)]?.data)?.subjects ?? []
  return { subject: subjects.find((each) => each.subjectID === subjectID), from }
}
