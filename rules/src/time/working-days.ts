import { addDays, toWeekday } from './clock.ts'

const friday = 5

/** The date, Y-m-d, of the last of `count` working days after `date` (spec 9.8.6). */
export const addWorkingDays = (date: string, count: number, holidays: ReadonlySet<string>): string => {
  let day = date
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (toWeekday(day) <= friday && !holidays.has(day)) left -= 1
  }
  return day
}
