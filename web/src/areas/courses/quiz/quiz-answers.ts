import type { QuestionResponse } from '#rules/courses/quiz-answer.ts'
import type { Quiz, QuizPage, AnswersByQuestion, TimedAnswer } from './quiz.ts'

/** Of each question the answer that was given last, on the server or here. */
export const mergeAnswers = (
  answers: Quiz['answers'],
  ...drafts: readonly AnswersByQuestion[]
): AnswersByQuestion => {
  const merged: Record<string, TimedAnswer> = {}
  const put = (id: string | number, answer: TimedAnswer) => {
    const known = merged[id]
    if (known === undefined || known.given_ms <= answer.given_ms) merged[id] = answer
  }
  for (const { questionID, ...answer } of answers) put(questionID, answer)
  for (const draft of drafts) for (const [id, answer] of Object.entries(draft)) put(id, answer)
  return merged
}

/** `elapsed` is in ms from the start; the new answer is always later than `before`. */
export const addAnswer = (
  answers: AnswersByQuestion,
  questionID: number,
  response: QuestionResponse,
  { elapsed, before }: { readonly elapsed: number; readonly before: TimedAnswer | undefined },
): AnswersByQuestion => {
  // Two answers may fall into one tick of the clock.
  const given_ms = Math.max(0, Math.round(elapsed), before === undefined ? 0 : before.given_ms + 1)
  return { ...answers, [questionID]: { ...response, given_ms } }
}

/** An answer that was changed after the saved one stays unsaved. */
export const removeSavedAnswer = (
  unsaved: AnswersByQuestion,
  questionID: string,
  saved: TimedAnswer,
): AnswersByQuestion => {
  const { [questionID]: current, ...rest } = unsaved
  return current === undefined || current.given_ms > saved.given_ms ? unsaved : rest
}

/** The server's reply now that `saved` is stored. */
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

/** The answers that the server does not have. */
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
