import { omitUndefined, readNumber, readPage, readText } from '#staff/ui/list/read-address.ts'

/** The URL parameters of the list of titles; `book` is the open one, 0 a new one. */
export interface TitlesSearch {
  readonly search?: string
  readonly page?: number
  readonly book?: number
}

/** Whatever the address says that is no filter is left out. */
export const readTitlesSearch = (search: Record<string, unknown>): TitlesSearch =>
  omitUndefined({
    search: readText(search['search']),
    page: readPage(search['page']),
    book: readNumber(search['book'], { min: 0 }),
  })
