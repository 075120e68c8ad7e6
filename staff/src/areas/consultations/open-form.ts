import { daysBetween } from '#rules/time/clock.ts'
import { isCalendarDay } from '#rules/time/is-calendar-day.ts'
import { splitTimes } from '#rules/time/split-times.ts'
import type { consultationStaff } from '#contract/staff/consultation-staff.ts'
import type { Sent } from '#web/api/call.ts'
import type { Message } from '#web/i18n/message.ts'
import type { FieldErrors } from '#web/ui/form/useFieldError.ts'
import { words } from './words.ts'

type Plan = Sent<typeof consultationStaff.open>['body']

/** The values of the form. */
export interface OpenForm {
  readonly from: string
  readonly to: string
  readonly weekdays: readonly number[]
  readonly start: string
  readonly end: string
  readonly minutes: string
}

export type OpenField = keyof OpenForm

export const openFields: readonly OpenField[] = ['from', 'to', 'weekdays', 'start', 'end', 'minutes']

export const emptyForm: OpenForm = { from: '', to: '', weekdays: [], start: '', end: '', minutes: '60' }

/** Errors before anything is sent; `today` is the day at the university. */
export const findErrors = (form: OpenForm, today: string): FieldErrors<OpenField> => {
  const { from, to, weekdays, start, end } = form
  const errors: { [Name in OpenField]?: Message } = {}
  if (!isCalendarDay(from)) errors.from = { phrase: words.chooseDay }
  else if (from < today) errors.from = { phrase: words.past }
  if (!isCalendarDay(to)) errors.to = { phrase: words.chooseDay }
  else if (errors.from === undefined && to < from) errors.to = { phrase: words.dayOrder }
  if (weekdays.length === 0) errors.weekdays = { phrase: words.chooseWeekday }
  if (start === '') errors.start = { phrase: words.chooseTime }
  if (end === '') errors.end = { phrase: words.chooseTime }
  else if (start !== '' && end <= start) errors.end = { phrase: words.timeOrder }
  const minutes = Number(form.minutes)
  if (!Number.isInteger(minutes) || minutes < 15 || minutes > 240)
    errors.minutes = { phrase: words.wrongMinutes }
  return errors
}

/** The body of the call, of a form in which nothing is wrong. */
export const toPlan = (form: OpenForm): Plan => ({
  ...form,
  weekdays: form.weekdays.toSorted((a, b) => a - b),
  minutes: Number(form.minutes),
})

/** More days are never opened at once, and counting them would take long. */
const mostDays = 366

/** How many times the form makes; null while something is wrong in it. */
export const countTimes = (form: OpenForm, today: string): number | null => {
  if (Object.keys(findErrors(form, today)).length > 0) return null
  if (daysBetween(form.from, form.to) > mostDays) return null
  return splitTimes(toPlan(form)).length
}
