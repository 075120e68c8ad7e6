import { findOpenStep, getWindowState } from '#rules/registration/window.ts'
import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import type { Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { refuse, type Refused } from './refused.ts'

/** Refuses when none of the steps is open to the student now, and says when the next one opens, or that no dates are set (spec 4.10). */
export const checkWindow = (
  { student, now }: Pick<Snapshot, 'student' | 'now'>,
  steps: readonly number[],
): Refused | null => {
  if (findOpenStep(student.windows, steps, now) !== null) return null
  const at = Date.parse(now)
  const next = student.windows
    .filter(({ step, starts_at }) => steps.includes(step) && Date.parse(starts_at) > at)
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))[0]
  if (next === undefined) {
    const isUnplanned = (step: number) => getWindowState(student.windows, step, now).state === 'unplanned'
    return refuse(steps.every(isUnplanned) ? words.windowUnplanned : words.windowOver)
  }
  const isToday = next.opens_on === toZonedTime(now, student.time_zone).date
  return refuse(isToday ? words.windowOpensToday : words.windowOpensLater, {
    date: toOnDayPhrase(next.opens_on),
    time: next.opens_time,
    opens_at: new Date(next.starts_at).toISOString(),
    step: next.step,
  })
}
