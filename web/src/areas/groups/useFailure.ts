import { useEffect } from 'react'
import type { Problem } from '#web/api/problem.ts'

/** Tells the caller of a reading that failed, once for each failure. */
export const useFailure = (problem: Problem | null, onFailed: (problem: Problem) => void): void => {
  useEffect(() => {
    if (problem !== null) onFailed(problem)
    // Who listens is the same for as long as the dialog stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [problem])
}
