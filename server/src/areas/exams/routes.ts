import type { exams } from '#contract/exams.ts'
import { keepLook } from '#server/areas/looks/keep-look.ts'
import type { Routes } from '#server/http/serve.ts'
import { lookOf, readExams } from './read-exams.ts'
import { examInstructions, examTypes } from './sql.ts'

export const routes: Routes<typeof exams, 'exams'> = {
  schedule: ({ db, student }) => readExams(db, student.studentID),
  seen: async ({ db, student, body }) => {
    const mine = await readExams(db, student.studentID)
    const now = { now: lookOf(mine.exams), current: mine.version }
    return keepLook(db, student.studentID, 'exams', { ...now, version: body.version })
  },
  types: async ({ db }) => ({ types: await examTypes(db) }),
  instructions: ({ db, student }) => examInstructions(db, student.studentID),
}
