import type { QuestionResponse } from '#rules/courses/quiz-answer.ts'
import type { Quiz, Quizzes, Sheet, TimedAnswer } from './my-quiz.ts'

/** Takes what the server has answered and what is given here; gives of each question the answer that was given last. */
export const lastAnswers = (answers: Quiz['answers'], ...given: readonly Sheet[]): Sheet => {
  const last: Record<string, TimedAnswer> = {}
  const put = (id: string | number, one: TimedAnswer) => {
    const known = last[id]
    if (known === undefined || known.given_ms <= one.given_ms) last[id] = one
  }
  for (const { questionID, ...one } of answers) put(questionID, one)
  for (const sheet of given) for (const [id, one] of Object.entries(sheet)) put(id, one)
  return last
}

/** Takes a sheet, a question, its new answer and the ms from the start; gives the sheet with it, later than the one before. */
export const withAnswer = (
  sheet: Sheet,
  questionID: number,
  given: QuestionResponse,
  { elapsed, before }: { readonly elapsed: number; readonly before: TimedAnswer | undefined },
): Sheet => {
  // Two answers within one look at the clock are still one after the other.
  const given_ms = Math.max(0, Math.round(elapsed), before === undefined ? 0 : before.given_ms + 1)
  return { ...sheet, [questionID]: { ...given, given_ms } }
}

/** Takes what waits here and what has just been saved; gives what still waits: what was changed meanwhile does. */
export const withoutSaved = (sheet: Sheet, questionID: string, saved: TimedAnswer): Sheet => {
  const { [questionID]: now, ...rest } = sheet
  return now === undefined || now.given_ms > saved.given_ms ? sheet : rest
}

/** Takes what was read, a quiz, and an answer of it that has just been saved; gives what would be read now. */
export const withSaved = (read: Quizzes, quizID: number, questionID: string, saved: TimedAnswer): Quizzes => {
  if (read.quiz?.quizID !== quizID) return read
  const id = Number(questionID)
  const { answers } = read.quiz
  const isOld = answers.some((each) => each.questionID === id && each.given_ms > saved.given_ms)
  if (isOld) return read
  const one = { questionID: id, ...saved, answerIDs: [...saved.answerIDs] }
  const others = answers.filter((each) => each.questionID !== id)
  return { ...read, quiz: { ...read.quiz, answers: [...others, one] } }
}

/** Takes what waits here and what the server has; gives the answers that it does not have. */
export const lostAnswers = (sheet: Sheet, answers: Quiz['answers']): Sheet =>
  Object.fromEntries(
    Object.entries(sheet).filter(([id, { answerIDs, text }]) => {
      const kept = answers.find(({ questionID }) => String(questionID) === id)
      const same =
        kept !== undefined &&
        (kept.text ?? '') === (text ?? '') &&
        String(kept.answerIDs) === String(answerIDs)
      return !same
    }),
  )
