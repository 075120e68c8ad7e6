import type { exams } from '#contract/studies/exams.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { handInFiles } from './hand-in/hand-in-files.ts'
import { readExams, seeExams } from './read-exams.ts'
import { examInstructions, examTypes } from './sql.ts'
import { appealQuestion } from './viewing/appeal-question.ts'
import { readAnswers, readComments, readPage, readSheets } from './viewing/read-work.ts'
import { readWorks, seeWorks } from './viewing/read-works.ts'

export const routes: Routes<typeof exams, 'exams'> = {
  viewed: ({ db, student, query: { page } }) => readWorks(db, student.studentID, page),
  seenWorks: ({ db, student, body }) => seeWorks(db, student.studentID, body.version),
  answers: ({ db, student, params }) => readAnswers(db, student.studentID, params.id),
  comments: ({ db, student, params }) => readComments(db, student.studentID, params.id),
  answerBlanks: ({ db, student, params }) => readSheets(db, student, params.id),
  page: ({ db, params }) => readPage(db, params.link),
  appeal: ({ db, student, params, body, request }) =>
    appealQuestion(db, student.studentID, readAttemptKey(request), { id: params.id, ...body }),
  schedule: ({ db, student }) => readExams(db, student.studentID),
  seen: ({ db, student, body }) => seeExams(db, student.studentID, body.version),
  uploadFiles: ({ db, student, params, files, request }) =>
    handInFiles(db, student.studentID, readAttemptKey(request), {
      examScheduleID: params.examScheduleID,
      files: files['files[]'],
    }),
  types: ({ db }) => examTypes(db),
  instructions: ({ db, student }) => examInstructions(db, student.studentID),
}
