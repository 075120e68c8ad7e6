import type { calendar } from '#contract/studies/calendar.ts'
import type * as z from 'zod/mini'

export type CalendarEvent = z.output<(typeof calendar)['academicCalendars']['reply']>['events'][number]

/** The events that run today, the earliest end first. */
export const listCurrentEvents = (events: readonly CalendarEvent[], today: string): CalendarEvent[] =>
  events
    .filter(({ start_date, end_date }) => start_date <= today && today <= end_date)
    .toSorted((a, b) => (a.end_date < b.end_date ? -1 : a.end_date > b.end_date ? 1 : 0))

/** The dates between which teaching is over and the semester is not, if exams lie there and teaching runs today. */
export const findTeachingEnd = (
  events: readonly CalendarEvent[],
  today: string,
): { readonly teachingEnd: string; readonly semesterEnd: string } | null => {
  const isTerm = ({ kind }: CalendarEvent) => kind === 'term'
  const teaching = listCurrentEvents(events, today).find(
    (event) => isTerm(event) && event.start_date < event.end_date,
  )
  if (teaching === undefined) return null
  const { end_date: teachingEnd, semester } = teaching
  const end = events.find(
    (event) => isTerm(event) && event.semester === semester && event.start_date > teachingEnd,
  )
  const hasExams = events.some(
    ({ kind, start_date, end_date }) =>
      kind === 'exams' && start_date > teachingEnd && end !== undefined && end_date <= end.end_date,
  )
  return end === undefined || !hasExams ? null : { teachingEnd, semesterEnd: end.end_date }
}

/** The id of the heading over what runs today. */
export const currentEventsID = 'current-events'

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
