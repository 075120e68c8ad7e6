import type { agenda } from '#contract/account/agenda.ts'
import type { ViewPart } from '#contract/account/session.ts'
import type { AgendaKind } from '#rules/agenda/agenda-kinds.ts'
import { loadAgenda } from '#server/agenda/load-agenda.ts'
import type { Routes } from '#server/http/serve.ts'
import { isLeftOut } from '#server/http/student-view/view-parts.ts'
import { countNew } from '#server/new-counts/sql.ts'
import { findReadyPlan } from './find-ready-plan.ts'

/** Of which part of a view of staff these kinds of items are. */
const partOfKind: Partial<Record<AgendaKind, ViewPart>> = {
  instalment: 'money',
  year_credits: 'money',
  loan: 'loans',
  visit: 'visits',
}

export const routes: Routes<typeof agenda> = {
  list: async ({ db, student }) => {
    const { studentID } = student
    const load = async () => {
      const { items: all, credits } = await loadAgenda(db, studentID)
      const items = all.filter(({ kind }) => !isLeftOut(student, partOfKind[kind]))
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
