/** What is listed when no student is chosen. */
export const loanLists = ['out', 'late', 'fines', 'holds'] as const

export interface LoansSearch {
  readonly student?: number
  readonly list?: (typeof loanLists)[number]
  readonly search?: string
  readonly page?: number
}

const readNumber = (value: unknown, max: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : undefined
// A code of digits alone is read by the router as a number.
const readText = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined
}

/** Whatever the address says that is no filter is left out. */
export const readLoansSearch = (search: Record<string, unknown>): LoansSearch => {
  const read = {
    student: readNumber(search['student'], 999_999_999),
    list: loanLists.find((each) => each === search['list']),
    search: readText(search['search']),
    page: readNumber(search['page'], 100_000),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
