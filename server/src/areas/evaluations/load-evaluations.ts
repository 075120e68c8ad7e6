import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'
import { calculateGpa, toMarkLetter } from '#rules/marks/gpa.ts'
import { toStatusIcon } from '#rules/marks/status-icon.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadEvaluation, loadEvaluations, type EvaluationRow } from './sql.ts'
import { words } from './words.ts'

type SemesterReply = z.input<typeof evaluations.ofSemester.reply>
type SubjectReply = z.input<typeof evaluations.ofSubject.reply>

const addLetter = (kept: EvaluationRow): SubjectReply['evaluation'] => ({
  ...kept,
  letter: kept.score === null || kept.statusID === null ? null : toMarkLetter(kept.score, kept.statusID),
})

const sumCredits = (subjects: readonly EvaluationRow[]): number =>
  subjects.reduce((sum, { ects }) => sum + ects, 0)

/** The subjects of one semester with marks, average and credits. 404 without any. */
export const loadSemester = async (
  db: Connection,
  studentID: number,
  semesterID: number,
): Promise<SemesterReply> => {
  const kept = await loadEvaluations(db, studentID, semesterID)
  if (kept.length === 0) throw new Refusal(words.nothingInSemester)
  const average = calculateGpa(
    kept.flatMap(({ score, ects }) => (score === null ? [] : { score, credits: ects })),
  )
  const passed = kept.filter(({ statusID }) => statusID !== null && toStatusIcon(statusID, false) === 'pass')
  return {
    subjects: kept.map(addLetter),
    gpa: average && Math.round(average * 100) / 100,
    total_ects: sumCredits(kept),
    ects_done: sumCredits(passed),
  }
}

/** The components of one registration's mark. 404 for another student's registration. */
export const loadSubject = async (
  db: Connection,
  studentID: number,
  params: Parameters<typeof loadEvaluation>[2],
): Promise<SubjectReply> => {
  const kept = await loadEvaluation(db, studentID, params)
  if (kept === undefined) throw new Refusal(words.noSuchMark)
  return { ...kept, evaluation: addLetter(kept.evaluation) }
}
