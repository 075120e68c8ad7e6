import type { exams } from '#contract/studies/exams.ts'
import { findCurrentExam } from '#rules/exams/current-exam.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { checkExamUpload } from './submission/check-exam-upload.ts'
import { submitExamFiles } from './submission/submit-exam-files.ts'
import { loadExamPage, saveExamsSeen } from './load-exam-page.ts'
import { loadExamInstructions, loadExamTypes } from './sql.ts'
import { appealQuestion } from './viewing/appeal-question.ts'
import {
  loadAnswerPage,
  loadCommentPage,
  loadScannedPage,
  loadScannedPageList,
} from './viewing/load-paper.ts'
import { loadPapers, savePapersSeen } from './viewing/load-papers.ts'

export const routes: Routes<typeof exams> = {
  viewed: ({ db, student, query: { page } }) => loadPapers(db, student.studentID, page),
  seenPapers: ({ db, student, body }) => savePapersSeen(db, student.studentID, body.version),
  answers: ({ db, student, params }) => loadAnswerPage(db, student.studentID, params.id),
  comments: ({ db, student, params }) => loadCommentPage(db, student.studentID, params.id),
  answerBlanks: ({ db, student, params }) => loadScannedPageList(db, student, params.id),
  page: ({ db, params }) => loadScannedPage(db, params.link),
  appeal: ({ db, student, params, body, request }) =>
    appealQuestion(db, student.studentID, readAttemptKey(request), { id: params.id, ...body }),
  schedule: ({ db, student }) => loadExamPage(db, student.studentID),
  seen: ({ db, student, body }) => saveExamsSeen(db, student.studentID, body.version),
  uploadFiles: {
    checkRight: checkExamUpload,
    handle: ({ db, student, params, files, request }) =>
      submitExamFiles(db, student.studentID, readAttemptKey(request), {
        examScheduleID: params.examScheduleID,
        files: files['files[]'],
      }),
  },
  types: ({ db }) => loadExamTypes(db),
  instructions: async ({ db, student }) => {
    const { running, now, ...rules } = await loadExamInstructions(db, student.studentID)
    return { ...rules, currentExam: findCurrentExam(running, now) }
  },
}
