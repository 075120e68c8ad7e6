import { addDays, daysBetween, toWeekday } from './clock.ts'

/** The number of the week that begins on `monday` in its semester, from 1; null outside the semester. */
export const toSemesterWeek = (
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
  monday: string,
): number | null => {
  const first = addDays(start_date, 1 - toWeekday(start_date))
  if (monday < first || monday > end_date) return null
  return daysBetween(first, monday) / 7 + 1
}
