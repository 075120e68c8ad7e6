import { useEffect, useEffectEvent } from 'react'
import type { Problem } from '#web/api/problem.ts'

/** Calls back once for each failure of a read. */
export const useOnReadFailure = (problem: Problem | null, onFailure: (problem: Problem) => void): void => {
  const report = useEffectEvent(onFailure)
  useEffect(() => {
    if (problem !== null) report(problem)
  }, [problem])
}
