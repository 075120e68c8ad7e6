import type { plans } from '#contract/registration/plans.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { loadLastOutcome, registerPlan } from './register-plan.ts'
import { changePlan, createPlan, listPlans, removePlan } from './save-plan.ts'

export const routes: Routes<typeof plans> = {
  list: async ({ db, student, locale }) => ({ plans: await listPlans(db, student.studentID, locale) }),
  make: ({ db, student, body, locale, request }) =>
    createPlan(db, student.studentID, readAttemptKey(request), body, locale),
  change: ({ db, student, params, body, locale }) =>
    changePlan(db, student.studentID, params.id, body, locale),
  remove: ({ db, student, params }) => removePlan(db, student.studentID, params.id),
  outcome: ({ db, student, params, locale }) => loadLastOutcome(db, student.studentID, params.id, locale),
  register: ({ db, student, params, body, locale, request }) =>
    registerPlan(db, student.studentID, readAttemptKey(request), params.id, body, locale),
}
