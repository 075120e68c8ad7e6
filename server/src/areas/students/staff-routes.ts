import type { studentsStaff } from '#contract/staff/students-staff.ts'
import { toSearchWords } from '#rules/search/search-words.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { findStudent, loadStudents } from './staff-sql.ts'

/** The students of the own scope. */
export const staffRoutes: Routes<typeof studentsStaff> = {
  find: async ({ db, staff, query: { page, per_page, search = '', sort = null } }) => {
    const { staffID, operation } = staff
    const words = JSON.stringify(toSearchWords(search))
    const found = await loadStudents(db, staffID, operation, per_page, page, search, words, sort)
    return { ...found, page, perPage: per_page }
  },
  one: ({ db, staff, params, request }) =>
    db.transaction(async (tx) => {
      const found = await findStudent(tx, staff.staffID, staff.operation, params.id)
      const student = requireFound(found, httpWords.notFound)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'student',
        entityID: student.studentID,
        studentID: student.studentID,
        before: null,
        after: null,
      })
      return student
    }),
}
