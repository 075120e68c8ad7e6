import type * as z from 'zod/mini'
import type { courses } from '#contract/studies/courses.ts'
import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { getQuizEnd, getQuizPhase } from '#rules/courses/quiz-time.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words } from '../words.ts'
import { saveStart, loadOwnQuiz } from './sql.ts'

/**
 * Starts a quiz by the database's clock; gives the start and end of the student's attempt. Starting again gives the
 * same at any time. Refused before the quiz opens and after it has closed (spec 2.16.1).
 */
export const startQuiz = (
  db: Database,
  studentID: number,
  { subjectId, quizID }: { readonly subjectId: number; readonly quizID: number },
): Promise<z.input<typeof courses.startQuiz.reply>> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const quiz = requireFound(await loadOwnQuiz(tx, studentID, subjectId, quizID), words.quizNotFound)
    if (!quiz.is_registered) throw new Refusal(words.notOnCourse)
    const { now, started_at, ends_at, opens_on, opens_time } = quiz
    if (started_at !== null && ends_at !== null) return { started_at, ends_at }
    const phase = getQuizPhase(quiz, Date.parse(now))
    if (phase === 'before')
      throw new Refusal(words.quizNotOpen, { date: toOnDayPhrase(opens_on), time: opens_time })
    if (phase !== 'open') throw new Refusal(words.quizClosed)
    const end = new Date(getQuizEnd(quiz, Date.parse(now))).toISOString()
    await saveStart(tx, studentID, quizID, now, end)
    return { started_at: now, ends_at: end }
  })
