import type { agreementsStaff } from '#contract/staff/agreements-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import type { Routes } from '#server/http/serve.ts'
import { loadVisitForStaff, lockVisitForStaff, restoreVisit, saveVisitOutcome } from './staff-sql.ts'

const answering: Answering = {
  kind: 'visit',
  entity: 'visit',
  lock: lockVisitForStaff,
  save: async (tx, id, _, { decision, text }) => {
    await saveVisitOutcome(tx, id, decision, text)
    return { status: decision, reason: text }
  },
  restore: async (tx, id) => (await restoreVisit(tx, id)) !== undefined,
}

/** Visits to sign a contract. */
export const staffRoutes: Routes<typeof agreementsStaff> = answeringRoutes(
  answering,
  loadVisitForStaff,
  toAnswer,
)
