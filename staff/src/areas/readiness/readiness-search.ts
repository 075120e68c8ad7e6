/** What the address of the readiness check holds: the check whose rows are listed, and their page. */
export interface ReadinessSearch {
  readonly check?: string
  readonly page?: number
}

/** Whatever the address says that is no check and no page is left out. */
export const readReadinessSearch = (search: Record<string, unknown>): ReadinessSearch => {
  const { check, page } = search
  if (typeof check !== 'string' || !/^[a-z-]{1,100}$/.test(check)) return {}
  return typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= 100_000
    ? { check, page }
    : { check }
}
