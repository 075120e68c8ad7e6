import { readSort } from '#staff/ui/list/sorting.ts'

export const states = ['waiting', 'published', 'cancelled'] as const
const columns = ['title', 'titleeng', 'audience', 'audienceeng', 'state', 'name', 'nameeng']

/** What the address of the list of publications holds. */
export interface PublicationsSearch {
  readonly search?: string
  readonly state?: (typeof states)[number]
  readonly sort?: string
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readPublicationsSearch = (address: Record<string, unknown>): PublicationsSearch => {
  const { search, page } = address
  const text = typeof search === 'number' ? String(search) : search
  const state = states.find((each) => each === address['state'])
  const sort = readSort(columns, address['sort'])
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { search: text.slice(0, 100) }),
    ...(state !== undefined && { state }),
    ...(sort !== undefined && { sort }),
    ...(typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= 100_000 && { page }),
  }
}
