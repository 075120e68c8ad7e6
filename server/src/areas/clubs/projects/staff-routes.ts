import type { clubProjectsStaff } from '#contract/staff/club-projects-staff.ts'
import { canGrant, computeCost } from '#rules/clubs/project-cost.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answer, Answering } from '#server/answering/answering.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { fieldWords } from '../words.ts'
import {
  loadProjectForStaff,
  lockProjectForStaff,
  restoreProject,
  saveProjectAnswer,
  type LockedProject,
} from './staff-sql.ts'

interface ProjectAnswer extends Answer {
  /** Null: the whole cost. */
  readonly approvedCost: string | null
}

const answering: Answering<LockedProject, ProjectAnswer> = {
  kind: 'club_project',
  entity: 'club_project',
  lock: lockProjectForStaff,
  save: async (tx, id, { resources }, { decision, text, approvedCost }) => {
    if (decision === 'rejected') {
      await saveProjectAnswer(tx, id, decision, text, null)
      return { status: decision, reason: text, approvedCost: null }
    }
    const cost = computeCost(resources)
    const granted = approvedCost ?? cost
    if (!canGrant(granted, cost))
      throw new FieldRefusal({ approved_cost: [{ phrase: fieldWords.grantTooHigh, params: { most: cost } }] })
    await saveProjectAnswer(tx, id, decision, text, granted)
    return { status: decision, reason: text, approvedCost: granted }
  },
  restore: async (tx, id) => (await restoreProject(tx, id)) !== undefined,
}

const toProjectAnswer = (
  body: Parameters<typeof toAnswer>[0] & { readonly approved_cost?: string | undefined },
) => ({ ...toAnswer(body), approvedCost: body.approved_cost ?? null })

/** Projects of clubs. */
export const staffRoutes: Routes<typeof clubProjectsStaff> = answeringRoutes(
  answering,
  loadProjectForStaff,
  toProjectAnswer,
)
