import type { clubs } from '#contract/campus/clubs.ts'
import type { Routes } from '#server/http/serve.ts'
import { confirmMembership } from './confirm-membership.ts'

export const routes: Routes<typeof clubs, 'clubs'> = {
  handleAnswer: ({ db, student, body }) =>
    confirmMembership(db, student.studentID, body.self_governmentID, Boolean(body.answer)),
}
