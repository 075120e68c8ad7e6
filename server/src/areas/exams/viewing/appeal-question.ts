import { canGainPoints, canAppeal } from '#rules/exams/viewing.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { formatDeadline } from '#server/areas/exams/format-deadline.ts'
import { words } from '../words.ts'
import { requireOpenPaper } from './load-paper.ts'
import { loadAppealedQuestion, saveAppeal, lockPaper } from './sql.ts'

interface AppealBody {
  /** The exam paper. */
  readonly id: number
  readonly questionID: number
  readonly text: string
}

/**
 * Saves an appeal against one question and gives its receipt number. A repeated attempt gets the same reply. Refuses a
 * second appeal, another student's paper, a late one, and a question with full points.
 */
export const appealQuestion = (
  db: Database,
  studentID: number,
  key: string | null,
  { id, questionID, text }: AppealBody,
): Promise<{ appealID: number }> =>
  db.transaction(async (tx) => {
    await lockPaper(tx, studentID, id)
    const question = requireFound(
      await loadAppealedQuestion(tx, studentID, id, questionID),
      words.paperNotFound,
    )
    if (!question.hasQuestion) throw new Refusal(words.noSuchQuestion)
    const { appealID, appeal_until, now, score, max_score } = question
    if (appealID !== null && key !== null && question.key === key) return { appealID }
    if (appealID !== null) throw new Refusal(words.appealed, { number: appealID })
    await requireOpenPaper(tx, question)
    if (appeal_until === null) throw new Refusal(words.noAppeals)
    if (!canAppeal(question, now))
      throw new Refusal(words.appealsOver, { when: await formatDeadline(tx, appeal_until) })
    if (!canGainPoints(score, max_score)) throw new Refusal(words.fullPoints)
    return saveAppeal(tx, [id, questionID, text, score, key])
  })
