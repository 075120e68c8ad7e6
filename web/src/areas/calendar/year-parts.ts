import type { calendar } from '#contract/studies/calendar.ts'
import type * as z from 'zod/mini'

export type CalendarEvent = z.output<(typeof calendar)['academicCalendars']['reply']>['events'][number]

/** How many of the coming dates are told as next. */
const maxNextEvents = 3

/** Takes events in order and today; gives those that run now, what ends first before the rest. */
export const listCurrentEvents = (events: readonly CalendarEvent[], today: string): CalendarEvent[] =>
  events
    .filter(({ start_date, end_date }) => start_date <= today && today <= end_date)
    .toSorted((a, b) => (a.end_date < b.end_date ? -1 : a.end_date > b.end_date ? 1 : 0))

/** Takes events in order and today; gives the first few that begin after today. */
export const listNextEvents = (events: readonly CalendarEvent[], today: string): CalendarEvent[] =>
  events.filter(({ start_date }) => start_date > today).slice(0, maxNextEvents)

/** Takes events in order; gives them by the months (Y-m) in which they begin. */
export const groupByMonth = (
  events: readonly CalendarEvent[],
): { readonly month: string; readonly events: readonly CalendarEvent[] }[] =>
  [...Map.groupBy(events, ({ start_date }) => start_date.slice(0, 7))].map(([month, inMonth]) => ({
    month,
    events: inMonth,
  }))
