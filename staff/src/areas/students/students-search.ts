import { readSort } from '#staff/ui/list/sorting.ts'

const columns = ['code', 'name', 'nameeng', 'programme', 'programmeeng', 'semester']

/** What the address of the list of students holds. */
export interface StudentsSearch {
  readonly search?: string
  readonly sort?: string
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readStudentsSearch = (address: Record<string, unknown>): StudentsSearch => {
  const { search, page } = address
  // A personal number is read by the router as a number, and may begin with 0.
  const text = typeof search === 'number' ? String(search) : search
  const sort = readSort(columns, address['sort'])
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { search: text.slice(0, 100) }),
    ...(sort !== undefined && { sort }),
    ...(typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= 100_000 && { page }),
  }
}
