/** What the address of the list of titles holds; `book` is the open one, 0 a new one. */
export interface TitlesSearch {
  readonly search?: string
  readonly page?: number
  readonly book?: number
}

const readNumber = (value: unknown, min: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= 999_999_999
    ? value
    : undefined
// An ISBN is read by the router as a number.
const readText = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined
}

/** Whatever the address says that is no filter is left out. */
export const readTitlesSearch = (search: Record<string, unknown>): TitlesSearch => {
  const read = {
    search: readText(search['search']),
    page: readNumber(search['page'], 1),
    book: readNumber(search['book'], 0),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
