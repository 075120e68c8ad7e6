import type { QuestionResponse } from '#rules/courses/quiz-answer.ts'
import type { Quiz, QuizPage, AnswersByQuestion, TimedAnswer } from './quiz.ts'

/** Takes what the server has answered and what is given here; gives of each question the answer that was given last. */
export const mergeAnswers = (
  answers: Quiz['answers'],
  ...drafts: readonly AnswersByQuestion[]
): AnswersByQuestion => {
  const merged: Record<string, TimedAnswer> = {}
  const put = (id: string | number, one: TimedAnswer) => {
    const known = merged[id]
    if (known === undefined || known.given_ms <= one.given_ms) merged[id] = one
  }
  for (const { questionID, ...one } of answers) put(questionID, one)
  for (const sheet of drafts) for (const [id, one] of Object.entries(sheet)) put(id, one)
  return merged
}

/** Takes a sheet, a question, its new answer and the ms from the start; gives the sheet with it, later than the one before. */
export const addAnswer = (
  answers: AnswersByQuestion,
  questionID: number,
  response: QuestionResponse,
  { elapsed, before }: { readonly elapsed: number; readonly before: TimedAnswer | undefined },
): AnswersByQuestion => {
  // Two answers within one look at the clock are still one after the other.
  const given_ms = Math.max(0, Math.round(elapsed), before === undefined ? 0 : before.given_ms + 1)
  return { ...answers, [questionID]: { ...response, given_ms } }
}

/** Takes what waits here and what has just been saved; gives what still waits: what was changed meanwhile does. */
export const removeSavedAnswer = (
  unsaved: AnswersByQuestion,
  questionID: string,
  saved: TimedAnswer,
): AnswersByQuestion => {
  const { [questionID]: current, ...rest } = unsaved
  return current === undefined || current.given_ms > saved.given_ms ? unsaved : rest
}

/** Takes what was read, a quiz, and an answer of it that has just been saved; gives what would be read now. */
export const applySavedAnswer = (
  page: QuizPage,
  quizID: number,
  questionID: string,
  saved: TimedAnswer,
): QuizPage => {
  if (page.quiz?.quizID !== quizID) return page
  const id = Number(questionID)
  const { answers } = page.quiz
  const isOld = answers.some((each) => each.questionID === id && each.given_ms > saved.given_ms)
  if (isOld) return page
  const answer = { questionID: id, ...saved, answerIDs: [...saved.answerIDs] }
  const others = answers.filter((each) => each.questionID !== id)
  return { ...page, quiz: { ...page.quiz, answers: [...others, answer] } }
}

/** Takes what waits here and what the server has; gives the answers that it does not have. */
export const findUnsavedAnswers = (unsaved: AnswersByQuestion, answers: Quiz['answers']): AnswersByQuestion =>
  Object.fromEntries(
    Object.entries(unsaved).filter(([id, { answerIDs, text }]) => {
      const saved = answers.find(({ questionID }) => String(questionID) === id)
      const isSaved =
        saved !== undefined &&
        (saved.text ?? '') === (text ?? '') &&
        String(saved.answerIDs) === String(answerIDs)
      return !isSaved
    }),
  )
