import type { agenda } from '#contract/account/agenda.ts'
import { loadAgenda } from '#server/agenda/load-agenda.ts'
import type { Routes } from '#server/http/serve.ts'
import { findReadyPlan } from './find-ready-plan.ts'

export const routes: Routes<typeof agenda, 'agenda'> = {
  list: async ({ db, student }) => {
    const { items, credits } = await loadAgenda(db, student.studentID)
    const plan = await findReadyPlan(db, student.studentID, items)
    return { now: new Date().toISOString(), items, plan, credits }
  },
}
