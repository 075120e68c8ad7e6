import type { staffHome } from '#contract/administration/staff-home.ts'
import type { Routes } from '#server/http/serve.ts'
import { listWaiting } from './sql.ts'

/** The start page for staff without an inbox. */
export const routes: Routes<typeof staffHome> = {
  waiting: async ({ db, staff }) => ({ waiting: await listWaiting(db, staff.staffID) }),
}
