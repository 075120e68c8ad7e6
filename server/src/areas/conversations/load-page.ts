import { isSearchable, matchesWords, toSearchWords } from '#rules/search/search-words.ts'
import type { Connection } from '#server/db/open.ts'
import type { Party } from './party.ts'
import { findInMessages } from './search/sql.ts'
import { toPatterns } from './search/to-patterns.ts'
import { findMessages, listConversationNames, loadConversations, loadSomeConversations } from './sql.ts'

/** Conversations and messages on a page. */
const counts = { conversations: 20, messages: 30, found: 20 } as const

/** The own conversations whose names or codes have the words of the search, in either script. */
const searchConversations = async (db: Connection, { studentID, lecturerID }: Party, search: string) => {
  const words = toSearchWords(search)
  const all = await listConversationNames(db, studentID, lecturerID)
  return all
    .filter(({ name, nameeng, code }) => matchesWords(`${name} ${nameeng} ${code}`, words))
    .map(({ conversationID }) => conversationID)
}

/** One page of the own conversations, the latest first. */
export const loadConversationPage = async (
  db: Connection,
  party: Party,
  { page, search = '' }: { readonly page: number; readonly search?: string | undefined },
) => {
  const { studentID, lecturerID } = party
  const perPage = counts.conversations
  const found =
    search === ''
      ? await loadConversations(db, studentID, lecturerID, page, perPage)
      : await loadSomeConversations(
          db,
          studentID,
          lecturerID,
          page,
          perPage,
          await searchConversations(db, party, search),
        )
  return { ...found, page, perPage }
}

/** As loadConversationPage; with the first page of a search come the latest messages that have its words. */
export const searchConversationPage = async (
  db: Connection,
  party: Party,
  query: { readonly page: number; readonly search?: string | undefined },
) => {
  const { page, search = '' } = query
  const { studentID, lecturerID } = party
  const isFirst = page === 1 && isSearchable(search)
  const [found, messages] = await Promise.all([
    loadConversationPage(db, party, query),
    isFirst ? findInMessages(db, studentID, lecturerID, toPatterns(toSearchWords(search)), counts.found) : [],
  ])
  return { ...found, messages }
}

/** An own conversation with one page of its messages, the newest first; undefined for a foreign one. */
export const findMessagePage = async (
  db: Connection,
  { studentID, lecturerID }: Party,
  conversationID: number,
  page: number,
) => {
  const found = await findMessages(db, studentID, lecturerID, conversationID, counts.messages, page)
  return found === undefined ? undefined : { ...found, page, perPage: counts.messages }
}
