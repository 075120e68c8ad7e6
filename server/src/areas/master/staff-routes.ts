import type { masterStaff } from '#contract/staff/master-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import type { Routes } from '#server/http/serve.ts'
import { loadTheme, lockPlaces, lockTheme, restoreTheme, saveThemeAnswer } from './staff-sql.ts'

const answering: Answering = {
  kind: 'theme',
  entity: 'master_choice',
  lock: lockTheme,
  save: async (tx, id, _, { decision, text }) => {
    const reason = decision === 'approved' ? null : text
    await saveThemeAnswer(tx, id, decision, reason)
    return { status: decision, reason }
  },
  restore: async (tx, id, { reason }) => {
    await lockPlaces(tx, id)
    return (await restoreTheme(tx, id, reason as string | null)) !== undefined
  },
}

/** Themes of the thesis. */
export const staffRoutes: Routes<typeof masterStaff> = {
  ...answeringRoutes(answering, loadTheme, toAnswer),
}
