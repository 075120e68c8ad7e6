import type { groupsStaff } from '#contract/staff/groups-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import type { Routes } from '#server/http/serve.ts'
import { loadRequest, lockRequest, saveRequestAnswer } from './staff-sql.ts'

const answering: Answering = {
  kind: 'group_request',
  entity: 'group_request',
  lock: lockRequest,
  save: async (tx, id, _, { decision, text }) => {
    await saveRequestAnswer(tx, id, decision, text)
    return { status: decision, answer: text }
  },
  restore: async (tx, id, { status, answer }) =>
    (await saveRequestAnswer(tx, id, status as string, answer as string | null)) !== undefined,
}

/** Requests for groups. */
export const staffRoutes: Routes<typeof groupsStaff> = {
  ...answeringRoutes(answering, loadRequest, toAnswer),
}
