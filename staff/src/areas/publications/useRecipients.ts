import { useQuery } from '@tanstack/react-query'
import { publications } from '#contract/staff/publications.ts'
import { q } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import type { Audience } from './publication-form.ts'

export interface Recipients {
  /** How many students the audience has; undefined until that is known. */
  readonly count: number | undefined
  readonly isCounting: boolean
  readonly problem: Problem | null
  readonly retry: () => void
}

/** Counts the students of an audience as soon as one is chosen. */
export const useRecipients = (chosen: Audience | null): Recipients => {
  const { data, error, isFetching, refetch } = useQuery({
    ...q(publications.recipients, {
      query: {
        audience: chosen?.audience ?? 'everyone',
        ...(chosen !== null && chosen.targetID !== null && { targetID: chosen.targetID }),
      },
    }),
    enabled: chosen !== null,
  })
  // Without a choice the cache may still know the count of everyone.
  const isKnown = chosen !== null && data !== undefined
  return {
    count: isKnown ? data.count : undefined,
    isCounting: chosen !== null && isFetching && !isKnown,
    problem: chosen !== null && !isKnown ? error : null,
    retry: () => void refetch(),
  }
}
