import { readSort } from '#staff/ui/list/sorting.ts'

const columns = ['name', 'nameeng', 'what', 'whateng', 'where', 'whereeng', 'end']

/** What the address of the list of grants holds. */
export interface AccessSearch {
  readonly search?: string
  readonly state?: 'all'
  readonly sort?: string
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readAccessSearch = (address: Record<string, unknown>): AccessSearch => {
  const { search, state, sort, page } = address
  const order = readSort(columns, sort)
  const text = typeof search === 'number' ? String(search) : search
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { search: text.slice(0, 100) }),
    ...(state === 'all' && { state }),
    ...(order !== undefined && { sort: order }),
    ...(typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= 100_000 && { page }),
  }
}
