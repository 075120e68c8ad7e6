import { addDays, weekdayOf } from './clock.ts'

const friday = 5

/** Takes a date, Y-m-d, a number of working days and the holidays; gives the last of the working days that follow it (spec 9 "7 working days"). */
export const addWorkingDays = (date: string, count: number, holidays: ReadonlySet<string>): string => {
  let day = date
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (weekdayOf(day) <= friday && !holidays.has(day)) left -= 1
  }
  return day
}
