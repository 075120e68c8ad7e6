import { readSort } from '#staff/ui/list/sorting.ts'
import { omitUndefined, readPage, readText } from '#staff/ui/list/read-address.ts'

const columns = ['name', 'nameeng', 'what', 'whateng', 'where', 'whereeng', 'end']

/** The URL parameters of the list of grants. */
export interface AccessSearch {
  readonly search?: string
  readonly state?: 'all'
  readonly sort?: string
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readAccessSearch = (address: Record<string, unknown>): AccessSearch =>
  omitUndefined({
    search: readText(address['search']),
    state: address['state'] === 'all' ? ('all' as const) : undefined,
    sort: readSort(columns, address['sort']),
    page: readPage(address['page']),
  })
