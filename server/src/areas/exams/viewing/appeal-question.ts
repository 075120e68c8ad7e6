import { canGainPoints, canAppeal } from '#rules/exams/viewing.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inWords } from '../in-words.ts'
import { words } from '../words.ts'
import { mustBeOpen } from './read-work.ts'
import { askedAbout, keepAppeal, lockWork } from './sql.ts'

interface Appeal {
  /** The work. */
  readonly id: number
  readonly questionID: number
  readonly text: string
}

/**
 * Takes a student, the key of her attempt and what she asks about one question of a work; keeps it and gives the number
 * of its receipt. The same attempt again answers the same; refuses a second appeal, what is not hers, what is late, and full points.
 */
export const appealQuestion = (
  db: Database,
  studentID: number,
  key: string | null,
  { id, questionID, text }: Appeal,
): Promise<{ appealID: number }> =>
  db.transaction(async (tx) => {
    await lockWork(tx, studentID, id)
    const asked = await askedAbout(tx, studentID, id, questionID)
    if (asked === undefined) throw new Refusal(words.noSuchWork)
    if (!asked.hasQuestion) throw new Refusal(words.noSuchQuestion)
    const { appealID, appeal_until, now, score, max_score } = asked
    if (appealID !== null && key !== null && asked.key === key) return { appealID }
    if (appealID !== null) throw new Refusal(words.appealed, { number: appealID })
    mustBeOpen(asked)
    if (appeal_until === null) throw new Refusal(words.noAppeals)
    if (!canAppeal(asked, now)) throw new Refusal(words.appealsOver, { when: inWords(appeal_until) })
    if (!canGainPoints(score, max_score)) throw new Refusal(words.fullPoints)
    return keepAppeal(tx, [id, questionID, text, score, key])
  })
