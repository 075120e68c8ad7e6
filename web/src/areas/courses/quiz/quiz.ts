import type { courses } from '#contract/studies/courses.ts'
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
