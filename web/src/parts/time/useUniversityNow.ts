import { useEffect, useState } from 'react'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { toUniversityMoment } from '#web/i18n/format.ts'

/** The current date (Y-m-d) and minute of the day at the university. */
export const useUniversityNow = (): LocalMoment => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return toUniversityMoment(now)
}
