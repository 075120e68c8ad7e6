import { useNavigate, useSearch } from '@tanstack/react-router'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { toMonday } from '#web/parts/timetable/timetable.ts'

/** The week and the view in the address; a week is named by its Monday. */
export interface WeekLocation {
  readonly monday: string
  /** Shown without a week in the address. */
  readonly defaultMonday: string
  readonly view: 'week' | 'list'
  readonly showWeek: (monday: string) => void
  readonly showView: (view: 'week' | 'list') => void
}

/** An address may name a day that no month has. */
const isDate = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const ms = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value)
}

/** Today's week or the nearest one of the semester; from a free weekend on, the coming week. */
const findDefaultMonday = (timetable: Timetable): string => {
  const { start_date, end_date } = timetable.current_semester
  const { today } = timetable
  if (today < start_date) return toMonday(start_date)
  if (today > end_date) return toMonday(end_date)
  const remainingDates = listWeekDates(toMonday(today)).filter((date) => date >= today)
  const isOver =
    toWeekday(today) > 5 && remainingDates.every((date) => listLecturesOn(timetable, date).length === 0)
  const monday = addDays(toMonday(today), isOver ? 7 : 0)
  return monday > end_date ? toMonday(end_date) : monday
}

/** Without a view in the address a narrow screen shows the list, a wide one the week. */
export const useWeekLocation = (timetable: Timetable, isNarrow: boolean): WeekLocation => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const defaultMonday = findDefaultMonday(timetable)
  const requestedWeek = search['week']
  const monday = isDate(requestedWeek) ? toMonday(requestedWeek) : defaultMonday
  const view =
    search['view'] === 'week' || search['view'] === 'list' ? search['view'] : isNarrow ? 'list' : 'week'
  const go = (next: Readonly<Record<string, string>>) =>
    void navigate({ to: '/schedule', search: { ...search, ...next }, replace: true, resetScroll: false })
  return {
    monday,
    defaultMonday,
    view,
    showWeek: (week) => go({ week }),
    showView: (shown) => go({ view: shown }),
  }
}

const listWeekDates = (monday: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))
