import type { evaluations } from '#contract/studies/evaluations.ts'
import type { Routes } from '#server/http/serve.ts'
import { loadGeneralData, loadSemesters, saveMarksSeen } from './load-averages.ts'
import { loadSemester, loadSubject } from './load-evaluations.ts'

export const routes: Routes<typeof evaluations> = {
  semesters: ({ db, student }) => loadSemesters(db, student.studentID),
  seen: ({ db, student, body }) => saveMarksSeen(db, student.studentID, body.version),
  generalData: ({ db, student }) => loadGeneralData(db, student.studentID),
  ofSemester: ({ db, student, params }) => loadSemester(db, student.studentID, params.semesterID),
  ofSubject: ({ db, student, params }) => loadSubject(db, student.studentID, params),
}
