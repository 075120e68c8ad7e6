import { readSort } from '#staff/ui/list/sorting.ts'
import { omitUndefined, readNumber, readPage, readText } from '#staff/ui/list/read-address.ts'

const columns = [
  'code',
  'name',
  'nameeng',
  'programme',
  'programmeeng',
  'semester',
  'level',
  'status',
  'year',
]

/** The URL parameters of the list of students. */
export interface StudentsSearch {
  readonly search?: string
  readonly programme?: number
  readonly status?: number
  readonly level?: number
  readonly year?: number
  readonly sort?: string
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readStudentsSearch = (address: Record<string, unknown>): StudentsSearch =>
  omitUndefined({
    search: readText(address['search']),
    programme: readNumber(address['programme']),
    status: readNumber(address['status'], { max: 3 }),
    level: readNumber(address['level'], { max: 4 }),
    year: readNumber(address['year'], { max: 2200 }),
    sort: readSort(columns, address['sort']),
    page: readPage(address['page']),
  })

/** `view=ended`: the portal as this student sees it has just been left. */
export const readStudentSearch = ({ view }: Record<string, unknown>): { readonly view?: 'ended' } =>
  view === 'ended' ? { view } : {}
