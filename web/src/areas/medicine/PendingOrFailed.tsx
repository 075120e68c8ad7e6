import type { Problem } from '#web/api/problem.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'

/** A skeleton while data loads, or its failure. */
export const PendingOrFailed = ({ problem, onRetry }: { problem: Problem | null; onRetry: () => void }) =>
  problem === null ? (
    <Skeleton />
  ) : (
    <ProblemNotice problem={problem} action={<RetryButton failure={problem} onRetry={onRetry} />} />
  )
