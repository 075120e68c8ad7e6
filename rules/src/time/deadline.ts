import { addDays } from './clock.ts'

/** A date (Y-m-d) and a time (HH:MM). */
interface DayTime {
  readonly date: string
  readonly time: string
}

/**
 * Writes a deadline at midnight as 24:00 of the day before, because "5 December, 00:00" would be read as the evening of the
 * fifth.
 */
export const toDeadline = ({ date, time }: DayTime): DayTime =>
  time === '00:00' ? { date: addDays(date, -1), time: '24:00' } : { date, time }
