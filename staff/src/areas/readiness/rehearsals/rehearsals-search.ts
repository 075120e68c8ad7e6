import { readSort } from '#staff/ui/list/sorting.ts'
import { omitUndefined, readPage, readText } from '#staff/ui/list/read-address.ts'

/** The URL parameters of the list of rehearsals. */
export interface RehearsalsSearch {
  readonly page?: number
}

/** The URL parameters of a rehearsal: order, search and page of each of its two lists. */
export interface RehearsalSearch {
  readonly groups?: 'all'
  readonly groupSort?: string
  readonly groupPage?: number
  readonly search?: string
  readonly reason?: string
  readonly sort?: string
  readonly page?: number
}

const groupColumns = ['subject', 'subjecteng', 'free', 'wanted', 'refused']
const columns = ['name', 'nameeng', 'subject', 'subjecteng', 'refused']

export const readRehearsalsSearch = ({ page }: Record<string, unknown>): RehearsalsSearch =>
  omitUndefined({ page: readPage(page) })

/** Whatever the address says that is no filter is left out. */
export const readRehearsalSearch = (address: Record<string, unknown>): RehearsalSearch => {
  const { groups, reason } = address
  return omitUndefined({
    groups: groups === 'all' ? groups : undefined,
    groupSort: readSort(groupColumns, address['groupSort']),
    groupPage: readPage(address['groupPage']),
    search: readText(address['search']),
    reason: typeof reason === 'string' && /^[a-z_]{1,100}$/.test(reason) ? reason : undefined,
    sort: readSort(columns, address['sort']),
    page: readPage(address['page']),
  })
}
