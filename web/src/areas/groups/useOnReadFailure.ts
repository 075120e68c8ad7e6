import { useEffect } from 'react'
import type { Problem } from '#web/api/problem.ts'

/** Calls back once for each failure of a read. */
export const useOnReadFailure = (problem: Problem | null, onFailure: (problem: Problem) => void): void => {
  useEffect(() => {
    if (problem !== null) onFailure(problem)
    // The callback is a new function in each render, but always does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [problem])
}
