import { daysBetween, toMinutes } from './clock.ts'

/** The date (Y-m-d) and the minute of the day at the university. */
export interface LocalMoment {
  readonly date: string
  readonly minute: number
}

const minutesADay = 24 * 60

/** The minutes from now until a time of a date; without a time until the end of that day. Negative once it is past. */
export const getMinutesUntil = (now: LocalMoment, date: string, time: string | null): number =>
  daysBetween(now.date, date) * minutesADay + (time === null ? minutesADay : toMinutes(time)) - now.minute

/** The time left in one unit; `count` is never negative. */
export interface TimeLeft {
  readonly minutes: number
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly count: number
}

/**
 * How the portal counts the time until a deadline: in the last hour minutes, in the last two days whole hours, and before
 * that the days of the calendar at the university, so that it agrees with "in 5 days" and with the dates themselves. A
 * deadline without a time is a day ahead on the day before: hours until its midnight would say too much.
 */
export const getTimeLeft = (now: LocalMoment, date: string, time: string | null): TimeLeft => {
  const minutes = getMinutesUntil(now, date, time)
  const days = daysBetween(now.date, date)
  if (minutes < 60) return { minutes, unit: 'minutes', count: Math.max(0, minutes) }
  // At the first minute of a day its next day ends in 48 hours, which is no second day.
  return days < 1 || (time !== null && (minutes < 2 * minutesADay || days < 2))
    ? { minutes, unit: 'hours', count: Math.floor(minutes / 60) }
    : { minutes, unit: 'days', count: days }
}
