import type { access } from '#contract/staff/access.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Routes } from '#server/http/serve.ts'
import { createGrant } from './create-grant.ts'
import { revokeGrant } from './revoke-grant.ts'
import { listGrants, listMembers, listProgrammes, listRoles, listSchools } from './sql.ts'

/** Who may do what, where and until when. */
export const routes: Routes<typeof access> = {
  members: async ({ db, staff }) => ({ members: await listMembers(db, staff.staffID, staff.operation) }),
  options: async ({ db, staff: { staffID, operation } }) => {
    const [roles, schools, programmes] = await Promise.all([
      listRoles(db),
      listSchools(db, staffID, operation),
      listProgrammes(db, staffID, operation),
    ])
    return { roles, schools, programmes }
  },
  grants: async ({ db, staff, query }) => {
    const { page, per_page, search = '', state, sort = null } = query
    const caller = [staff.staffID, staff.operation] as const
    const offset = (page - 1) * per_page
    const rows = await listGrants(db, ...caller, search, state === 'current', sort, per_page, offset)
    const items = rows.map(({ total: _, ...grant }) => grant)
    return { items, page, perPage: per_page, total: rows[0]?.total ?? 0 }
  },
  give: ({ db, staff, body, request }) => createGrant(db, toActor(staff, request), body),
  revoke: ({ db, staff, params, request }) => revokeGrant(db, toActor(staff, request), params.id),
}
