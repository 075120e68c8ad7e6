import { toMinutes } from '#rules/time/clock.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import type { DescribedMark, ScheduleEntry } from '../schedule-entry.ts'

type Row = DescribedMark | ScheduleEntry

/** Whether an entry or a deadline of this moment's day is over; what opens at a time, or lasts the whole day, is not. */
const isOver = (row: Row, { minute }: LocalMoment): boolean =>
  'isDue' in row
    ? row.isDue && row.time !== '' && toMinutes(row.time) < minute
    : toMinutes(row.time_end) <= minute

/** Splits a day at a moment into past and remaining entries. */
export const splitDay = <Each extends Row>(
  rows: readonly Each[],
  date: string,
  now: LocalMoment,
): { readonly over: readonly Each[]; readonly ahead: readonly Each[] } => {
  const isPast = (row: Each) => date === now.date && isOver(row, now)
  return { over: rows.filter(isPast), ahead: rows.filter((row) => !isPast(row)) }
}

/** Whether an entry takes place at a moment. */
export const isRunning = (
  {
    date,
    time,
    time_end,
    isAbsent = false,
  }: Pick<ScheduleEntry, 'date' | 'time' | 'time_end'> & {
    readonly isAbsent?: boolean
  },
  now: LocalMoment,
): boolean =>
  !isAbsent && date === now.date && toMinutes(time) <= now.minute && now.minute < toMinutes(time_end)
