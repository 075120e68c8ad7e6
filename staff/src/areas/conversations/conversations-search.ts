import { omitUndefined, readNumber, readPage, readText } from '#staff/ui/list/read-address.ts'

/** The URL parameters: the search, the page of the list, and the open conversation. */
export interface ConversationsSearch {
  readonly search?: string
  readonly page?: number
  readonly open?: number
}

export const readConversationsSearch = (given: Readonly<Record<string, unknown>>): ConversationsSearch =>
  omitUndefined({
    search: readText(given['search']),
    page: readPage(given['page']),
    open: readNumber(given['open']),
  })
