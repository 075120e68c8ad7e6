export const entryStatuses = ['ready', 'unmatched', 'by_hand', 'foreign_currency', 'aside', 'booked'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** What the address of the statements holds. */
export interface StatementsSearch {
  readonly statement?: number
  readonly status?: EntryStatus
  readonly page?: number
}

const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 999_999_999
    ? value
    : undefined

/** Whatever the address says that is no filter is left out. */
export const readStatementsSearch = (search: Record<string, unknown>): StatementsSearch => {
  const [statement, page] = [readNumber(search['statement']), readNumber(search['page'])]
  const status = entryStatuses.find((each) => each === search['status'])
  return {
    ...(statement !== undefined && { statement }),
    ...(status !== undefined && { status }),
    ...(page !== undefined && { page }),
  }
}
