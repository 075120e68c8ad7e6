import type { courses } from '#contract/studies/courses.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as registrationWords } from '#server/enrolment/words.ts'
import { loadFile } from './load-file.ts'
import { answerQuiz } from './quiz/answer-quiz.ts'
import { loadQuiz } from './quiz/load-quiz.ts'
import { startQuiz } from './quiz/start-quiz.ts'
import { loadCoursePage } from './load-course-page.ts'
import { saveCourseSeen } from './save-course-seen.ts'
import { loadSubject } from './sql.ts'

export const routes: Routes<typeof courses> = {
  subject: async ({ db, params }) =>
    requireFound(await loadSubject(db, params.id), registrationWords.subjectNotFound),
  course: ({ db, student, params }) => loadCoursePage(db, student.studentID, params.subjectId),
  seen: ({ db, student, params, body }) => saveCourseSeen(db, student.studentID, { ...params, ...body }),
  material: ({ db, student, params }) => loadFile(db, student.studentID, params),
  quiz: ({ db, student, params, query }) =>
    loadQuiz(db, student.studentID, { ...params, quizID: query.quizID }),
  startQuiz: ({ db, student, params, body }) => startQuiz(db, student.studentID, { ...params, ...body }),
  answerQuiz: ({ db, student, params, body }) => answerQuiz(db, student.studentID, { ...params, ...body }),
}
