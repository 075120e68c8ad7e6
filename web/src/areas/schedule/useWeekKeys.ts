import { useEffect, useRef } from 'react'
import { addDays } from '#rules/time/clock.ts'
import { isFreeKey } from '#web/ui/is-free-key.ts'
import { focusNearest } from './focus-nearest.ts'
import type { WeekLocation } from './useWeekLocation.ts'

/** T leads to the week of today, Shift with an arrow to the one beside it. */
export const useWeekKeys = (location: WeekLocation): void => {
  const latest = useRef(location)
  useEffect(() => {
    latest.current = location
  })
  const left = useRef<DOMRect | null>(null)
  useEffect(() => {
    const { current } = left
    left.current = null
    // The focused entry is not in this week.
    if (current !== null && document.activeElement === document.body) focusNearest(current)
  }, [location.monday])
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
      const { activeElement } = document
      left.current = activeElement?.closest('figure, ol') ? activeElement.getBoundingClientRect() : null
      showWeek(week)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
