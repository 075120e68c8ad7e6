import type { studentsStaff } from '#contract/staff/students-staff.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { createElmoFile } from '#server/elmo/create-elmo-file.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { toWords } from '#server/staff-lists/to-words.ts'
import { endView } from './end-view.ts'
import { startView } from './start-view.ts'
import { findStudent, findStudies, loadFilters, loadStudents } from './staff-sql.ts'

/** More rows than a page of the screen has are read for a file, and are recorded in the audit. */
const screenRows = 20

/** The students in the caller's scope. */
export const staffRoutes: Routes<typeof studentsStaff> = {
  find: async ({ db, staff, request, query }) => {
    const { page, per_page, search = '', sort = null, ...filters } = query
    const { staffID, operation } = staff
    const words = toWords(search)
    const load = (from: Connection | Database) =>
      loadStudents(from, staffID, operation, per_page, page, search, words, sort, JSON.stringify(filters))
    if (per_page <= screenRows) return { ...(await load(db)), page, perPage: per_page }
    return db.transaction(async (tx) => {
      const found = await load(tx)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'student_list',
        entityID: null,
        before: null,
        after: { search, ...filters, page, rows: found.items.length, total: found.total },
      })
      return { ...found, page, perPage: per_page }
    })
  },
  filters: ({ db, staff }) => loadFilters(db, staff.staffID, staff.operation),
  studies: ({ db, staff, params, request }) =>
    db.transaction(async (tx) => {
      const found = await findStudies(tx, staff.staffID, staff.operation, params.id)
      const studies = requireFound(found, httpWords.notFound)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'student_studies',
        entityID: studies.studentID,
        studentID: studies.studentID,
        before: null,
        after: null,
      })
      return studies
    }),
  elmo: ({ db, staff, params, request }) =>
    db.transaction(async (tx) => {
      const found = await findStudies(tx, staff.staffID, staff.operation, params.id)
      const { studentID } = requireFound(found, httpWords.notFound)
      const file = await createElmoFile(tx, studentID)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'student_studies',
        entityID: studentID,
        studentID,
        before: null,
        after: { file: file.filename },
      })
      return { ...file, studentID }
    }),
  startView: ({ db, staff, params, body, request }) => startView(db, staff, { ...params, ...body }, request),
  endView: ({ db, body, request }) => endView(db, body.token, request),
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
