import { omitUndefined, readNumber, readPage } from '#staff/ui/list/read-address.ts'

export const entryStatuses = [
  'ready',
  'unmatched',
  'perhaps_booked',
  'by_hand',
  'foreign_currency',
  'aside',
  'booked',
] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** The URL parameters of the statements. */
export interface StatementsSearch {
  readonly statement?: number
  readonly status?: EntryStatus
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readStatementsSearch = (search: Record<string, unknown>): StatementsSearch =>
  omitUndefined({
    statement: readNumber(search['statement']),
    status: entryStatuses.find((each) => each === search['status']),
    page: readPage(search['page']),
  })
