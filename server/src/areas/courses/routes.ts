import type { courses } from '#contract/studies/courses.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as registrationWords } from '#server/enrolment/words.ts'
import { loadFile } from './load-file.ts'
import { answerQuiz } from './quiz/answer-quiz.ts'
import { readQuiz } from './quiz/read-quiz.ts'
import { startQuiz } from './quiz/start-quiz.ts'
import { readCourse } from './read-course.ts'
import { seeCourse } from './see-course.ts'
import { subjectOf } from './sql.ts'

export const routes: Routes<typeof courses, 'courses'> = {
  subject: async ({ db, params }) => {
    const found = await subjectOf(db, params.id)
    if (found === undefined) throw new Refusal(registrationWords.subjectNotFound)
    return found
  },
  course: ({ db, student, params }) => readCourse(db, student.studentID, params.subjectId),
  seen: ({ db, student, params, body }) => seeCourse(db, student.studentID, { ...params, ...body }),
  material: ({ db, student, params }) => loadFile(db, student.studentID, params),
  quiz: ({ db, student, params, query }) =>
    readQuiz(db, student.studentID, { ...params, quizID: query.quizID }),
  startQuiz: ({ db, student, params, body }) => startQuiz(db, student.studentID, { ...params, ...body }),
  answerQuiz: ({ db, student, params, body }) => answerQuiz(db, student.studentID, { ...params, ...body }),
}
