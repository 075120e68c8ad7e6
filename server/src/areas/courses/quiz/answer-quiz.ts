import { checkAnswer, type QuestionResponse } from '#rules/courses/quiz-answer.ts'
import { getQuizPhase } from '#rules/courses/quiz-time.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { answerWords, words } from '../words.ts'
import { loadQuestion, saveAnswerRow, saveFinish, loadOwnQuiz } from './sql.ts'

interface QuizAnswer {
  readonly subjectId: number
  readonly quizID: number
  readonly questionID?: number | undefined
  readonly answerIDs?: readonly number[] | undefined
  readonly text?: string | undefined
  readonly given_ms?: number | undefined
  readonly finish?: boolean | undefined
}

const isSameAnswer = (stored: QuestionResponse | null, given: QuestionResponse): boolean =>
  stored !== null &&
  stored.text === given.text &&
  stored.answerIDs.length === given.answerIDs.length &&
  stored.answerIDs.every((id, nth) => id === given.answerIDs[nth])

/** Saves one answer. One that is saved already is accepted also after the end. */
const saveAnswer = async (
  tx: Connection,
  studentID: number,
  questionID: number,
  { quizID, answerIDs = [], text = '', given_ms }: QuizAnswer,
  quiz: { readonly now: string; readonly started_at: string; readonly isRunning: boolean },
): Promise<void> => {
  const question = requireFound(await loadQuestion(tx, studentID, quizID, questionID), words.questionNotFound)
  const given = {
    answerIDs: [...new Set(answerIDs)].toSorted((a, b) => a - b),
    text: text === '' ? null : text,
  }
  if (isSameAnswer(question.given, given)) return
  if (!quiz.isRunning) throw new Refusal(words.quizOver)
  const violation = checkAnswer(question, given)
  if (violation !== null)
    throw new FieldRefusal({
      [violation === 'no_text' ? 'text' : 'answerIDs']: [{ phrase: answerWords[violation] }],
    })
  // Without a time from the browser the answer was given now; a time ahead of now is cut to now.
  const passed = Date.parse(quiz.now) - Date.parse(quiz.started_at)
  const one = { quizID, questionID, ...given, given_ms: Math.min(given_ms ?? passed, passed) }
  await saveAnswerRow(tx, studentID, one, quiz.now)
}

/**
 * Saves an answer, submits the quiz, or both, while the quiz runs by the database's clock. A repeated answer gets the
 * same reply at any time; a new one is refused before the start and after the end (spec 2.16.4).
 */
export const answerQuiz = (db: Database, studentID: number, sent: QuizAnswer): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    // The time is read after the lock: a request that waited past the end is late.
    await lockStudent(tx, studentID)
    const quiz = requireFound(
      await loadOwnQuiz(tx, studentID, sent.subjectId, sent.quizID),
      words.quizNotFound,
    )
    if (!quiz.is_registered) throw new Refusal(words.notOnCourse)
    const { now, started_at } = quiz
    if (started_at === null) throw new Refusal(words.quizNotStarted)
    const isRunning = getQuizPhase(quiz, Date.parse(now)) === 'running'
    if (sent.questionID !== undefined)
      await saveAnswer(tx, studentID, sent.questionID, sent, { now, started_at, isRunning })
    if (sent.finish === true && isRunning) await saveFinish(tx, studentID, sent.quizID, now)
    return 'ok'
  })
