import type { calendar } from '#contract/studies/calendar.ts'
import type * as z from 'zod/mini'

export type CalendarEvent = z.output<(typeof calendar)['academicCalendars']['reply']>['events'][number]

const maxNextEvents = 3

/** The events that run today, the earliest end first. */
export const listCurrentEvents = (events: readonly CalendarEvent[], today: string): CalendarEvent[] =>
  events
    .filter(({ start_date, end_date }) => start_date <= today && today <= end_date)
    .toSorted((a, b) => (a.end_date < b.end_date ? -1 : a.end_date > b.end_date ? 1 : 0))

/** The next few events that begin after today; `events` are in order. */
export const listNextEvents = (events: readonly CalendarEvent[], today: string): CalendarEvent[] =>
  events.filter(({ start_date }) => start_date > today).slice(0, maxNextEvents)

/** The id of a month's heading; a month may have dates that are over and others that are not. */
export const toMonthID = (month: string, isOver: boolean): string => `${isOver ? 'past' : 'month'}-${month}`

/** By the month (Y-m) in which they begin; `events` are in order. */
export const groupByMonth = (
  events: readonly CalendarEvent[],
): { readonly month: string; readonly events: readonly CalendarEvent[] }[] =>
  [...Map.groupBy(events, ({ start_date }) => start_date.slice(0, 7))].map(([month, inMonth]) => ({
    month,
    events: inMonth,
  }))
