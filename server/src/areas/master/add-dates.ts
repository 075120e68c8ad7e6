import { toDatePhrase } from '#rules/time/date-phrase.ts'
import type { PhraseParams } from '#rules/text/locale.ts'

const formatDate = /^\d{4}-\d\d-\d\d$/

/** Takes what a refusal names; gives it with each date, Y-m-d, as a sentence says it. */
export const addDates = (detail: PhraseParams): PhraseParams =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      typeof value === 'string' && formatDate.test(value) ? toDatePhrase(value) : value,
    ]),
  )
