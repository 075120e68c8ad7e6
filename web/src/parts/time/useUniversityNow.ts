import { useEffect, useState } from 'react'
import { toMinutes } from '#rules/time/clock.ts'
import { toUniversityTime } from '#web/i18n/format.ts'

/** The current date (Y-m-d) and minute of the day at the university. */
export const useUniversityNow = (): { readonly date: string; readonly minute: number } => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  const { date, time } = toUniversityTime(now)
  return { date, minute: toMinutes(time) }
}
