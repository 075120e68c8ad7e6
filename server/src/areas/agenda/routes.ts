import type { agenda } from '#contract/account/agenda.ts'
import { loadAgenda } from '#server/agenda/load-agenda.ts'
import type { Routes } from '#server/http/serve.ts'
import { countNew } from '#server/new-counts/sql.ts'
import { findReadyPlan } from './find-ready-plan.ts'

export const routes: Routes<typeof agenda> = {
  list: async ({ db, student: { studentID } }) => {
    const load = async () => {
      const { items, credits } = await loadAgenda(db, studentID)
      return { items, plan: await findReadyPlan(db, studentID, items), credits }
    }
    const [loaded, { messages, notifications }] = await Promise.all([load(), countNew(db, studentID)])
    return {
      now: new Date().toISOString(),
      ...loaded,
      new_messages: messages,
      new_notifications: notifications,
    }
  },
}
