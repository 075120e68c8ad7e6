import { toDatePhrase } from '#rules/time/date-phrase.ts'
import { findOpenStep } from '#rules/registration/window.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { OwnWindow } from '#server/enrolment/snapshot.ts'
import { words } from '#server/enrolment/words.ts'

/** The student's windows, and the moment at which they are looked at. */
interface WindowsNow {
  readonly windows: readonly OwnWindow[]
  readonly now: string
  readonly today: string
}

/** Takes the student's windows and the steps that would do; gives null when one is open, otherwise why not and when next. */
export const checkWindow = (
  { windows, now, today }: WindowsNow,
  steps: readonly number[],
): Refusal | null => {
  if (findOpenStep(windows, steps, now) !== null) return null
  const at = Date.parse(now)
  const next = windows
    .filter(({ step, starts_at }) => steps.includes(step) && Date.parse(starts_at) > at)
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))[0]
  if (next === undefined) return new Refusal(words.windowOver)
  const params = {
    date: toDatePhrase(next.opens_on),
    time: next.opens_time,
    opens_at: new Date(next.starts_at).toISOString(),
    step: next.step,
  }
  return new Refusal(next.opens_on === today ? words.windowOpensToday : words.windowOpensLater, params)
}
