import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'
import { calculateGpa, toMarkLetter } from '#rules/marks/gpa.ts'
import { toStatusIcon } from '#rules/marks/status-icon.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { evaluationOf, evaluationsOf, type KeptEvaluation } from './sql.ts'
import { words } from './words.ts'

type OfSemester = z.input<typeof evaluations.ofSemester.reply>
type OfSubject = z.input<typeof evaluations.ofSubject.reply>

const withLetter = (kept: KeptEvaluation): OfSubject['evaluation'] => ({
  ...kept,
  letter: kept.score === null || kept.statusID === null ? null : toMarkLetter(kept.score, kept.statusID),
})

const creditsOf = (subjects: readonly KeptEvaluation[]): number =>
  subjects.reduce((sum, { ects }) => sum + ects, 0)

/** Takes a student and a semester; gives her subjects of it with marks, its average and credits. 404 without any. */
export const readSemester = async (
  db: Connection,
  studentID: number,
  semesterID: number,
): Promise<OfSemester> => {
  const kept = await evaluationsOf(db, studentID, semesterID)
  if (kept.length === 0) throw new Refusal(words.nothingInSemester)
  const average = calculateGpa(kept.flatMap(({ score, ects }) => (score === null ? [] : { score, credits: ects })))
  const passed = kept.filter(({ statusID }) => statusID !== null && toStatusIcon(statusID, false) === 'pass')
  return {
    subjects: kept.map(withLetter),
    gpa: average && Math.round(average * 100) / 100,
    total_ects: creditsOf(kept),
    ects_done: creditsOf(passed),
  }
}

/** Takes a student and one of her registrations; gives what its mark is made of. 404 for one that is not hers. */
export const readSubject = async (
  db: Connection,
  studentID: number,
  params: Parameters<typeof evaluationOf>[2],
): Promise<OfSubject> => {
  const kept = await evaluationOf(db, studentID, params)
  if (kept === undefined) throw new Refusal(words.noSuchMark)
  return { ...kept, evaluation: withLetter(kept.evaluation) }
}
