import { toDatePhrase } from '#rules/time/date-phrase.ts'
import type { PhraseParams } from '#rules/text/locale.ts'

const formatDate = /^\d{4}-\d\d-\d\d$/

/** Replaces each date (Y-m-d) among a refusal's parameters by a date phrase. */
export const addDates = (detail: PhraseParams): PhraseParams =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      typeof value === 'string' && formatDate.test(value) ? toDatePhrase(value) : value,
    ]),
  )
