const dayInMs = 86_400_000

/** Minutes since midnight of 'HH:MM', 00:00 to 24:00; throws a RangeError for anything else. */
export const toMinutes = (time: string): number => {
  const parts = /^(\d\d):([0-5]\d)$/.exec(time)
  const minutes = parts === null ? Number.NaN : Number(parts[1]) * 60 + Number(parts[2])
  if (!(minutes <= 24 * 60)) throw new RangeError(`not a time HH:MM: ${time}`)
  return minutes
}

// Calendar arithmetic is done in UTC, where every day has 24 hours; no Date leaves this file.
const toDayNumber = (date: string): number => {
  const ms = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // The engine may read 30 February as 2 March.
  if (Number.isNaN(ms) || toDate(ms / dayInMs) !== date) throw new RangeError(`not a date Y-m-d: ${date}`)
  return ms / dayInMs
}

const toDate = (day: number): string => new Date(day * dayInMs).toISOString().slice(0, 10)

/** Negative when `to` is before `from`; dates are Y-m-d. */
export const daysBetween = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from)

/** From 1 (Monday) to 7 (Sunday). */
export const toWeekday = (date: string): number => ((((toDayNumber(date) + 3) % 7) + 7) % 7) + 1

export const addDays = (date: string, days: number): string => toDate(toDayNumber(date) + days)

export const addMinutes = (date: string, time: string, minutes: number): { date: string; time: string } => {
  const sum = toMinutes(time) + minutes
  const rest = ((sum % 1440) + 1440) % 1440
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return { date: addDays(date, Math.floor(sum / 1440)), time: `${two(rest / 60)}:${two(rest % 60)}` }
}
