/** What the address of the list of publications holds. */
export interface PublicationsSearch {
  readonly page?: number
}

/** Whatever the address says that is no page is left out. */
export const readPublicationsSearch = ({ page }: Record<string, unknown>): PublicationsSearch =>
  typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= 100_000 ? { page } : {}
