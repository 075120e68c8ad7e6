import type { duties } from '#contract/account/duties.ts'
import type { Routes } from '#server/http/serve.ts'
import { listDuties } from './list-duties.ts'

/** What waits for a student, all of it. */
export const routes: Routes<typeof duties, 'duties'> = {
  list: ({ db, student }) => listDuties(db, student.studentID),
}
