import { addDays, toMinutes, toWeekday } from './clock.ts'

interface Plan {
  /** Y-m-d, both included. */
  readonly from: string
  readonly to: string
  /** Monday is 1. */
  readonly weekdays: readonly number[]
  /** HH:MM. */
  readonly start: string
  readonly end: string
  readonly minutes: number
}

interface PlannedTime {
  readonly day: string
  readonly start: string
  readonly end: string
}

const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Consecutive times of this many minutes on each of the days; a rest that is too short is left out. */
export const splitTimes = ({ from, to, weekdays, start, end, minutes }: Plan): PlannedTime[] => {
  const times: PlannedTime[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    if (weekdays.includes(toWeekday(day)))
      for (let at = toMinutes(start); at + minutes <= toMinutes(end); at += minutes)
        times.push({ day, start: toClock(at), end: toClock(at + minutes) })
  return times
}
