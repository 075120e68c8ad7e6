import { addDays } from './clock.ts'

/** A date (Y-m-d) and a time (HH:MM) of it. */
interface DayTime {
  readonly date: string
  readonly time: string
}

/**
 * The end of something as a person says it: midnight belongs to the day that it ends. "5 December, 00:00" would be read as
 * the evening of the fifth, so it is 24:00 on the fourth.
 */
export const toDeadline = ({ date, time }: DayTime): DayTime =>
  time === '00:00' ? { date: addDays(date, -1), time: '24:00' } : { date, time }
