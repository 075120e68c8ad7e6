import type { RowCheck } from '../../record-table.ts'

/** Refuses rows whose time `to` is not after their time `from`. */
export const isAfter = (table: string, from: string, to: string): RowCheck => ({
  column: to,
  reason: { ka: 'დასასრული დასაწყისზე გვიან უნდა იყოს', en: 'the end is not after the beginning' },
  repair: { ka: 'შეასწორეთ დრო.', en: 'Correct the times.' },
  badRows: `select line, ${to} as value from rec_new_${table} where ${to} <= ${from} order by line`,
})

/** Refuses rows whose last day is before their first; no last day is without end. */
export const isNotBefore = (table: string): RowCheck => ({
  column: 'ends_on',
  reason: { ka: 'ბოლო დღე პირველზე ადრეა', en: 'the last day is before the first' },
  repair: { ka: 'შეასწორეთ თარიღები.', en: 'Correct the dates.' },
  badRows: `select line, ends_on as value from rec_new_${table}
    where ends_on <> '' and ends_on < starts_on order by line`,
})
