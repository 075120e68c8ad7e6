import { omitUndefined, readNumber, readPage, readText } from '#staff/ui/list/read-address.ts'

/** What the address holds: the search, the page of the list, and the conversation that is open. */
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
