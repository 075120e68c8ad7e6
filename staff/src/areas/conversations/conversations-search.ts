/** What the address holds: the search, the page of the list, and the conversation that is open. */
export interface ConversationsSearch {
  readonly search?: string
  readonly page?: number
  readonly open?: number
}

const toNumber = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

export const readConversationsSearch = (given: Readonly<Record<string, unknown>>): ConversationsSearch => {
  const search = typeof given['search'] === 'string' ? given['search'].slice(0, 100) : ''
  const [page, open] = [toNumber(given['page']), toNumber(given['open'])]
  return {
    ...(search !== '' && { search }),
    ...(page !== undefined && { page }),
    ...(open !== undefined && { open }),
  }
}
