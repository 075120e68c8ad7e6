import { useEffect, useRef } from 'react'
import { addDays } from '#rules/time/clock.ts'
import { isFreeKey } from '#web/ui/is-free-key.ts'
import type { WeekLocation } from './useWeekLocation.ts'

/** T leads to the week of today, Shift with an arrow to the one beside it. */
export const useWeekKeys = (location: WeekLocation): void => {
  const latest = useRef(location)
  useEffect(() => {
    latest.current = location
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFreeKey(event)) return
      const { monday, defaultMonday, showWeek } = latest.current
      const { code, shiftKey } = event
      const week =
        code === 'KeyT' && !shiftKey
          ? defaultMonday
          : shiftKey && (code === 'ArrowLeft' || code === 'ArrowRight')
            ? addDays(monday, code === 'ArrowLeft' ? -7 : 7)
            : null
      if (week === null) return
      event.preventDefault()
      showWeek(week)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
