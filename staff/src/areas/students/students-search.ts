import { readSort } from '#staff/ui/list/sorting.ts'

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

/** What the address of the list of students holds. */
export interface StudentsSearch {
  readonly search?: string
  readonly programme?: number
  readonly status?: number
  readonly level?: number
  readonly year?: number
  readonly sort?: string
  readonly page?: number
}

const readNumber = (name: string, value: unknown, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max && { [name]: value }

/** Whatever the address says that is no filter is left out. */
export const readStudentsSearch = (address: Record<string, unknown>): StudentsSearch => {
  const { search, page } = address
  // A personal number is read by the router as a number, and may begin with 0.
  const text = typeof search === 'number' ? String(search) : search
  const sort = readSort(columns, address['sort'])
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { search: text.slice(0, 100) }),
    ...readNumber('programme', address['programme'], 999_999_999),
    ...readNumber('status', address['status'], 3),
    ...readNumber('level', address['level'], 4),
    ...readNumber('year', address['year'], 2200),
    ...(sort !== undefined && { sort }),
    ...(typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= 100_000 && { page }),
  }
}

/** `view=ended`: the portal as this student sees it has just been left. */
export const readStudentSearch = ({ view }: Record<string, unknown>): { readonly view?: 'ended' } =>
  view === 'ended' ? { view } : {}
