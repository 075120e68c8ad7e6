import type { calendar } from '#contract/calendar.ts'
import { addDays } from '#rules/clock.ts'
import type * as z from 'zod/mini'

export type YearEvent = z.output<(typeof calendar)['academicCalendars']['reply']>['events'][number]

/** An event of the year, and the date of it that matters now: its end while it runs, its start before. */
export interface Due {
  readonly event: YearEvent
  readonly date: string
  readonly isOn: boolean
}

const daysAhead = 31
const most = 5

/** Kinds of which something is due; the windows of registration are told of among what waits. */
const isDue: ReadonlySet<YearEvent['kind']> = new Set(['term', 'exams', 'payment', 'deadline'])

/** Takes the year's events and today; gives the next few dates of the coming month, nearest first. */
export const dueSoon = (events: readonly YearEvent[], today: string): Due[] =>
  events
    .filter(({ kind }) => isDue.has(kind))
    .flatMap((event): Due[] => {
      if (event.start_date > today) return [{ event, date: event.start_date, isOn: false }]
      const isOn = event.end_date >= today && event.kind !== 'term'
      return isOn ? [{ event, date: event.end_date, isOn: true }] : []
    })
    .filter(({ date }) => date <= addDays(today, daysAhead))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .slice(0, most)
