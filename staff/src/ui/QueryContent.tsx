import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'

interface Props<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/**
 * Renders the data of a query: placeholders before it, and after a failure the reason above the data that is still known.
 * For queries that repeat or keep the previous page; others use a boundary.
 */
export const QueryContent = <Data,>({ query, children }: Props<Data>) => {
  const { data, error } = query
  return (
    <>
      {error !== null && (
        <ProblemNotice
          problem={error}
          action={<RetryButton failure={error} onRetry={() => void query.refetch()} />}
        />
      )}
      {data === undefined ? error === null && <Skeleton shape="rows" /> : children(data)}
    </>
  )
}
