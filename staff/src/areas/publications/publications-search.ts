import { readSort } from '#staff/ui/list/sorting.ts'
import { omitUndefined, readPage, readText } from '#staff/ui/list/read-address.ts'

export const states = ['waiting', 'published', 'cancelled'] as const
const columns = ['title', 'titleeng', 'audience', 'audienceeng', 'state', 'name', 'nameeng']

/** The URL parameters of the list of publications. */
export interface PublicationsSearch {
  readonly search?: string
  readonly state?: (typeof states)[number]
  readonly sort?: string
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readPublicationsSearch = (address: Record<string, unknown>): PublicationsSearch =>
  omitUndefined({
    search: readText(address['search']),
    state: states.find((each) => each === address['state']),
    sort: readSort(columns, address['sort']),
    page: readPage(address['page']),
  })
