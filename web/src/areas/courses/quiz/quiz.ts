import type { courses } from '#contract/studies/courses.ts'
import type { QuestionResponse } from '#rules/courses/quiz-answer.ts'
import type { Reply } from '#web/api/call.ts'

/** The quizzes of a course with the one that is shown. */
export type QuizPage = Reply<typeof courses.quiz>

/** A quiz with what of it is told by now. */
export type Quiz = NonNullable<QuizPage['quiz']>

export type Question = Quiz['questions'][number]

/** An answer and when it was given, from the start in ms. */
export interface TimedAnswer extends QuestionResponse {
  readonly given_ms: number
}

/** Answers by questionID. */
export type AnswersByQuestion = Readonly<Record<string, TimedAnswer>>
