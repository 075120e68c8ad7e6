import { readSort } from '#staff/ui/list/sorting.ts'

/** What the address of the audit holds: filters, sort and page. */
export interface AuditSearch {
  readonly from?: string
  readonly to?: string
  readonly staffID?: number
  readonly student?: string
  readonly operation?: string
  readonly entity?: string
  readonly sort?: string
  readonly page?: number
}

const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
// A student's code may consist of digits alone, which the router reads as a number.
const readText = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined
}
const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100_000 ? value : undefined

/** Whatever the address says that is no filter is left out. */
export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => {
  const read = {
    from: readDay(search['from']),
    to: readDay(search['to']),
    staffID: readNumber(search['staffID']),
    student: readText(search['student']),
    operation: readText(search['operation']),
    entity: readText(search['entity']),
    sort: readSort(['at', 'name', 'nameeng', 'entity'], search['sort']),
    page: readNumber(search['page']),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
