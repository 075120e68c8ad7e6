import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { toDeadline } from '#rules/time/deadline.ts'
import type { PhraseParams } from '#rules/text/locale.ts'

const formatDate = /^\d{4}-\d\d-\d\d$/

const toLastDay = ({ until: date, until_time: time }: PhraseParams): PhraseParams => {
  if (typeof date !== 'string' || typeof time !== 'string') return {}
  const end = toDeadline({ date, time })
  return { until: end.date, until_time: end.time }
}

/** Replaces each date (Y-m-d) among a refusal's parameters by a date phrase. */
export const addDates = (detail: PhraseParams): PhraseParams =>
  Object.fromEntries(
    Object.entries({ ...detail, ...toLastDay(detail) }).map(([name, value]) => [
      name,
      typeof value === 'string' && formatDate.test(value) ? toOnDayPhrase(value) : value,
    ]),
  )
