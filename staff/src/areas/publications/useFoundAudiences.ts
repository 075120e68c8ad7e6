import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { publications } from '#contract/staff/publications.ts'
import { q } from '#web/api/call.ts'
import { useDebounced } from '#web/ui/form/useDebounced.ts'
import type { AudienceKind } from './publication-form.ts'

/** The audiences of one kind that are found for what is typed; without a text those that come first. */
export const useFoundAudiences = (kind: AudienceKind, typed: string) => {
  const wanted = typed.trim()
  const searched = useDebounced(wanted)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...q(publications.audiences, { query: { audience: kind, ...(searched !== '' && { search: searched }) } }),
    placeholderData: keepPreviousData,
  })
  return {
    found: data?.audiences ?? [],
    searched,
    /** The results shown belong to an earlier text. */
    isComing: wanted !== searched || isPlaceholderData || (data === undefined && error === null),
    problem: error,
    retry: () => void refetch(),
  }
}
