import { toWeekday } from '#rules/time/clock.ts'
import { getWeekSpan } from '#web/parts/week/week-layout.ts'

/** The facts of a week that its shape depends on. */
interface ShapedWeek {
  readonly timed: readonly { readonly date: string; readonly time: string; readonly time_end: string }[]
  readonly marks: readonly { readonly date: string }[]
}

export interface WeekShape {
  /** Monday (1) to Saturday, and Sunday where the semester has anything on one. */
  readonly weekdays: readonly number[]
  /** Saturday and Sunday if there is never anything to attend: they leave their width to the other days. */
  readonly slimWeekdays: readonly number[]
  /** Whole hours. */
  readonly from: number
  readonly to: number
}

const workingDays = 5
const saturday = 6
const sunday = 7

/**
 * The columns and hours that all weeks of a semester have, so that nothing moves from one to the next. `shown` may be
 * outside the semester. What lasts until midnight makes only its own week longer.
 */
export const getWeekShape = (semester: readonly ShapedWeek[], shown: ShapedWeek): WeekShape => {
  const weeks = [...semester, shown]
  const timed = weeks.flatMap((week) => week.timed)
  const hours = [...timed.filter(({ time_end }) => time_end !== '24:00'), ...shown.timed]
  const attended = new Set(timed.map(({ date }) => toWeekday(date)))
  const dated = new Set(weeks.flatMap(({ marks }) => marks.map(({ date }) => toWeekday(date))))
  const weekdays = [1, 2, 3, 4, 5, saturday, sunday].filter(
    (day) => day !== sunday || attended.has(day) || dated.has(day),
  )
  const { from, to } = getWeekSpan(hours.map((each) => ({ ...each, day: toWeekday(each.date) })))
  return {
    weekdays,
    slimWeekdays: weekdays.filter((day) => day > workingDays && !attended.has(day)),
    from,
    to,
  }
}
