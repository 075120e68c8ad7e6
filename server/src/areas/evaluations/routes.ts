import type { evaluations } from '#contract/studies/evaluations.ts'
import type { Routes } from '#server/http/serve.ts'
import { readGeneralData, readSemesters, seeMarks } from './read-averages.ts'
import { readSemester, readSubject } from './read-evaluations.ts'

export const routes: Routes<typeof evaluations, 'evaluations'> = {
  semesters: ({ db, student }) => readSemesters(db, student.studentID),
  seen: ({ db, student, body }) => seeMarks(db, student.studentID, body.version),
  generalData: ({ db, student }) => readGeneralData(db, student.studentID),
  ofSemester: ({ db, student, params }) => readSemester(db, student.studentID, params.semesterID),
  ofSubject: ({ db, student, params }) => readSubject(db, student.studentID, params),
}
