import { addDays, daysBetween, toWeekday } from '../time/clock.ts'

/** When the library is closed. */
export interface ClosedDays {
  /** 1 (Monday) to 7. */
  readonly closed_weekdays?: number[] | undefined
  /** Holidays, Y-m-d. */
  readonly closed_days?: string[] | undefined
}

/** Whether the library is open on the day (Y-m-d). */
const isOpen = (day: string, { closed_weekdays = [], closed_days = [] }: ClosedDays): boolean =>
  !closed_weekdays.includes(toWeekday(day)) && !closed_days.includes(day)

const maxDaysAhead = 60

/** The first open day from this one on; the day itself if the library never opens. */
export const findOpenDay = (day: string, closed: ClosedDays): string => {
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    const next = addDays(day, ahead)
    if (isOpen(next, closed)) return next
  }
  return day
}

/** Number of open days after the first and up to the last; 0 if the last is not later. */
export const countOpenDays = (first: string, last: string, closed: ClosedDays): number => {
  let open = 0
  for (let ahead = 1; ahead <= daysBetween(first, last); ahead += 1)
    if (isOpen(addDays(first, ahead), closed)) open += 1
  return open
}
