import type { duties } from '#contract/account/duties.ts'
import type { Routes } from '#server/http/serve.ts'
import { listOwnDuties } from './list-own-duties.ts'

export const routes: Routes<typeof duties> = {
  list: ({ db, student }) => listOwnDuties(db, student.studentID),
}
