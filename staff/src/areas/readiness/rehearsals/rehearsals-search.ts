import { readSort } from '#staff/ui/list/sorting.ts'

/** What the address of the list of rehearsals holds. */
export interface RehearsalsSearch {
  readonly page?: number
}

/** What the address of a rehearsal holds: the order, search and page of each of its two lists. */
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

const isPage = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100_000

export const readRehearsalsSearch = ({ page }: Record<string, unknown>): RehearsalsSearch =>
  isPage(page) ? { page } : {}

/** Whatever the address says that is no filter is left out. */
export const readRehearsalSearch = (address: Record<string, unknown>): RehearsalSearch => {
  const { groups, groupPage, search, reason, page } = address
  const groupSort = readSort(groupColumns, address['groupSort'])
  const sort = readSort(columns, address['sort'])
  const text = typeof search === 'number' ? String(search) : search
  return {
    ...(groups === 'all' && { groups }),
    ...(groupSort !== undefined && { groupSort }),
    ...(isPage(groupPage) && { groupPage }),
    ...(typeof text === 'string' && text.trim() !== '' && { search: text.slice(0, 100) }),
    ...(typeof reason === 'string' && /^[a-z_]{1,100}$/.test(reason) && { reason }),
    ...(sort !== undefined && { sort }),
    ...(isPage(page) && { page }),
  }
}
