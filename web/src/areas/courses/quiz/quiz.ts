import { courses } from '#contract/studies/courses.ts'
import { q } from '#web/api/call.ts'
import type { QuestionResponse } from '#rules/courses/quiz-answer.ts'
import type { Reply } from '#web/api/call.ts'

/** The quizzes of a course with the one that is shown. */
export type QuizPage = Reply<typeof courses.quiz>

/** A quiz; what is not shown yet is null. */
export type Quiz = NonNullable<QuizPage['quiz']>

export type Question = Quiz['questions'][number]

/** `given_ms` is counted from the start. */
export interface TimedAnswer extends QuestionResponse {
  readonly given_ms: number
}

/** By questionID. */
export type AnswersByQuestion = Readonly<Record<string, TimedAnswer>>

/** Another device may have answered meanwhile, so a quiz is read again on every visit; null: the next of the course. */
export const toQuizQuery = (subjectId: string, quizID: number | null) => ({
  ...q(courses.quiz, { params: { subjectId }, query: quizID === null ? {} : { quizID } }),
  staleTime: 0,
})
