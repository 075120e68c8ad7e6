import type { surveys } from '#contract/studies/surveys.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { readLecturers, readSubjects, readSurveys } from './read-surveys.ts'
import { sendSurvey } from './send-survey.ts'

export const routes: Routes<typeof surveys> = {
  list: ({ db, student }) => readSurveys(db, student.studentID),
  subjects: ({ db, student, params }) => readSubjects(db, student.studentID, params.id),
  lecturers: ({ db, student, params, query }) =>
    readLecturers(db, student.studentID, params.id, query.subject_id),
  send: ({ db, student, params, body, request }) =>
    sendSurvey(db, student.studentID, params.id, readAttemptKey(request), body.answers),
}
