import { AsyncLocalStorage } from 'node:async_hooks'
import { toInstant as toZonedInstant } from '#rules/time/zoned-time.ts'

const current = new AsyncLocalStorage<string>()

/** Runs a task in which the dates and times of the demo are those of a time zone. */
export const inTimeZone = <Result>(timeZone: string, task: () => Result): Result =>
  current.run(timeZone, task)

/** The instant (ISO) of a date and time at the university, whose zone `inTimeZone` sets. */
export const toInstant = (date: string, time: string): string => {
  const timeZone = current.getStore()
  if (timeZone === undefined) throw new Error('a time of the demo needs a time zone')
  return toZonedInstant(date, time, timeZone)
}
