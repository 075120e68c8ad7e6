const dayInMs = 86_400_000

/**
 * Takes a time of the day, 'HH:MM' from 00:00 to 24:00; gives minutes since midnight, or throws a
 * RangeError.
 */
export const toMinutes = (time: string): number => {
  const parts = /^(\d\d):([0-5]\d)$/.exec(time)
  const minutes = parts === null ? Number.NaN : Number(parts[1]) * 60 + Number(parts[2])
  if (!(minutes <= 24 * 60)) throw new RangeError(`not a time HH:MM: ${time}`)
  return minutes
}

// Calendar arithmetic is done in UTC, where every day has 24 hours; no Date leaves this file.
const toDayNumber = (date: string): number => {
  const ms = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // The engine may read 30 February as 2 March: what does not come back as it went in is no date.
  if (Number.isNaN(ms) || toDate(ms / dayInMs) !== date) throw new RangeError(`not a date Y-m-d: ${date}`)
  return ms / dayInMs
}

const toDate = (day: number): string => new Date(day * dayInMs).toISOString().slice(0, 10)

/**
 * Takes two dates, Y-m-d; gives the days from the first to the second, negative when the second is earlier.
 */
export const daysBetween = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from)

/** Takes a date, Y-m-d; gives its weekday from 1 (Monday) to 7 (Sunday). */
export const toWeekday = (date: string): number => ((((toDayNumber(date) + 3) % 7) + 7) % 7) + 1

/** Takes a date, Y-m-d, and a whole number of days (may be negative); gives the date so many days later. */
export const addDays = (date: string, days: number): string => toDate(toDayNumber(date) + days)

/** Takes a date, a time HH:MM of it and minutes; gives the date and time so many minutes later. */
export const addMinutes = (date: string, time: string, minutes: number): { date: string; time: string } => {
  const sum = toMinutes(time) + minutes
  const rest = ((sum % 1440) + 1440) % 1440
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return { date: addDays(date, Math.floor(sum / 1440)), time: `${two(rest / 60)}:${two(rest % 60)}` }
}
