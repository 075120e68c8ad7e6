import type { audit } from '#contract/staff/audit.ts'
import type { Routes } from '#server/http/serve.ts'
import { listAudit, loadAuditFilters } from './sql.ts'

const toNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

/** The changes of staff. */
export const routes: Routes<typeof audit> = {
  list: async ({ db, staff, query }) => {
    const {
      page,
      per_page,
      from = null,
      to = null,
      staffID = null,
      student,
      operation,
      entity,
      sort = null,
    } = query
    const rows = await listAudit(
      db,
      staff.staffID,
      staff.operation,
      from,
      to,
      staffID,
      toNull(student),
      toNull(operation),
      toNull(entity),
      sort,
      per_page,
      (page - 1) * per_page,
    )
    const items = rows.map(({ total: _, ...row }) => row)
    return { items, page, perPage: per_page, total: rows[0]?.total ?? 0 }
  },
  filters: ({ db, staff }) => loadAuditFilters(db, staff.staffID, staff.operation),
}
