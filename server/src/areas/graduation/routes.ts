import type { graduation } from '#contract/administration/graduation.ts'
import type { Routes } from '#server/http/serve.ts'
import { answerAttendance, answerGown } from './answer-graduation.ts'

export const routes: Routes<typeof graduation> = {
  saveGown: ({ db, student, body }) => answerGown(db, student.studentID, body.chosenType),
  saveAttendance: ({ db, student, body }) => answerAttendance(db, student.studentID, body.answer),
}
