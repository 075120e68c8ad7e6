import type { Problem } from '#web/api/problem.ts'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WayOn } from '#web/ui/WayOn.tsx'

/** In place of what is not read: on its way, or failed. */
export const NotShown = ({ problem, again }: { problem: Problem | null; again: () => void }) =>
  problem === null ? (
    <Skeleton />
  ) : (
    <ProblemNotice problem={problem} action={<WayOn failure={problem} again={again} />} />
  )
