import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { agenda } from '#contract/account/agenda.ts'
import { findShownMonday } from '#rules/agenda/shown-week.ts'
import { q } from '#web/api/call.ts'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'
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

/** Without a view in the address a narrow screen shows the list, a wide one the week. */
export const useWeekLocation = (timetable: Timetable, isNarrow: boolean): WeekLocation => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data, dataUpdatedAt } = useQuery(q(agenda.list))
  // By the browser's clock if there is no agenda.
  const now = useAgendaNow(data?.now ?? new Date(dataUpdatedAt).toISOString(), dataUpdatedAt)
  const defaultMonday = findShownMonday(timetable, data?.items ?? [], now)
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
