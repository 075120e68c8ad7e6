import { readSort } from '#staff/ui/list/sorting.ts'
import { omitUndefined, readNumber, readPage, readText } from '#staff/ui/list/read-address.ts'

/** The URL parameters of the audit: filters, sort and page. */
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

/** Whatever the address says that is no filter is left out. */
export const readAuditSearch = (search: Record<string, unknown>): AuditSearch =>
  omitUndefined({
    from: readDay(search['from']),
    to: readDay(search['to']),
    staffID: readNumber(search['staffID']),
    student: readText(search['student']),
    operation: readText(search['operation']),
    entity: readText(search['entity']),
    sort: readSort(['at', 'name', 'nameeng', 'entity'], search['sort']),
    page: readPage(search['page']),
  })
