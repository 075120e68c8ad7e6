import { rowKinds } from '#contract/administration/records-staff.ts'

/** What the address of the list of imports holds. */
export interface RecordsSearch {
  readonly page?: number
}

/** What the address of an import holds: the rows that are open. */
export interface JobSearch {
  readonly table?: string
  readonly kind?: (typeof rowKinds)[number]
  readonly search?: string
  readonly page?: number
}

const readText = (value: unknown): string | undefined => {
  // Digits alone are read by the router as a number.
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined
}
const readPage = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100_000 ? value : undefined
const leaveOut = (read: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))

/** Whatever the address says that is no page is left out. */
export const readRecordsSearch = (search: Record<string, unknown>): RecordsSearch =>
  leaveOut({ page: readPage(search['page']) })

export const readJobSearch = (search: Record<string, unknown>): JobSearch =>
  leaveOut({
    table: readText(search['table']),
    kind: rowKinds.find((kind) => kind === search['kind']),
    search: readText(search['search']),
    page: readPage(search['page']),
  })
