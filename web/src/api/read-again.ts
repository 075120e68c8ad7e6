import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reads again what is on the screen and matches. What was being read for the first time is read twice: its reply may be
 * older than the write that this follows, and an invalidation does not replace a first read.
 */
export const readAgain = async (client: QueryClient, filters: QueryFilters = {}): Promise<void> => {
  const first = new Set(
    client
      .getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined),
  )
  await client.invalidateQueries(filters)
  if (first.size > 0) await client.invalidateQueries({ predicate: (query) => first.has(query) })
}
