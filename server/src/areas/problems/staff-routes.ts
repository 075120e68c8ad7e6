import type { problemsStaff } from '#contract/staff/problems-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import { openFile } from '#server/answering/open-file.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Routes } from '#server/http/serve.ts'
import { findFileOfProblem, loadProblem, lockProblem, saveProblemAnswer } from './staff-sql.ts'

const answering: Answering = {
  kind: 'problem',
  entity: 'problem',
  lock: lockProblem,
  save: async (tx, id, _, { decision, text }) => {
    await saveProblemAnswer(tx, id, decision, text)
    return { status: decision, answer: text }
  },
  restore: async (tx, id, { status, answer }) => {
    await saveProblemAnswer(tx, id, status as string, answer as string | null)
    return true
  },
}

/** Problems. */
export const staffRoutes: Routes<typeof problemsStaff> = {
  ...answeringRoutes(answering, loadProblem, toAnswer),
  file: ({ db, staff, params, request }) =>
    openFile(db, toActor(staff, request), { entity: 'problem', id: params.id, find: findFileOfProblem }),
}
