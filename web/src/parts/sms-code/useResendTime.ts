import { useState } from 'react'
import type { Problem } from '#web/api/problem.ts'

const defaultDelaySeconds = 60

/** When the next code can be requested, in ms; null before a code has been sent. */
export const useResendTime = () => {
  const [resendAt, setResendAt] = useState<number | null>(null)
  const start = (delaySeconds?: number | null) =>
    setResendAt(Date.now() + (delaySeconds ?? defaultDelaySeconds) * 1000)
  return {
    resendAt,
    start,
    /** The code that was sent before is still valid and can be entered. */
    startIfSent: (problem: Problem) => {
      if (problem.code === 'code_sent_already') start(problem.retryAfter)
    },
    reset: () => setResendAt(null),
  }
}
