/** What the address of the list of grants holds. */
export interface AccessSearch {
  readonly search?: string
  readonly state?: 'all'
  readonly sort?: 'name' | 'end'
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readAccessSearch = (address: Record<string, unknown>): AccessSearch => {
  const { search, state, sort, page } = address
  const text = typeof search === 'number' ? String(search) : search
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { search: text.slice(0, 100) }),
    ...(state === 'all' && { state }),
    ...((sort === 'name' || sort === 'end') && { sort }),
    ...(typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= 100_000 && { page }),
  }
}
