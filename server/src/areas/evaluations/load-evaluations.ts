import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'
import { calculateGpa, toMarkLetter } from '#rules/marks/gpa.ts'
import { toStatusIcon } from '#rules/marks/status-icon.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { loadEvaluation, loadEvaluations, type EvaluationRow } from './sql.ts'
import { words } from './words.ts'

type SemesterReply = z.input<typeof evaluations.ofSemester.reply>
type SubjectReply = z.input<typeof evaluations.ofSubject.reply>

const addLetter = (row: EvaluationRow): SubjectReply['evaluation'] => ({
  ...row,
  letter: row.score === null || row.statusID === null ? null : toMarkLetter(row.score, row.statusID),
})

const sumCredits = (subjects: readonly EvaluationRow[]): number =>
  subjects.reduce((sum, { ects }) => sum + ects, 0)

/** The subjects of one semester with marks, average and credits. 404 without any. */
export const loadSemester = async (
  db: Connection,
  studentID: number,
  semesterID: number,
): Promise<SemesterReply> => {
  const rows = await loadEvaluations(db, studentID, semesterID)
  if (rows.length === 0) throw new Refusal(words.nothingInSemester)
  const average = calculateGpa(
    rows.flatMap(({ score, ects }) => (score === null ? [] : { score, credits: ects })),
  )
  const passed = rows.filter(({ statusID }) => statusID !== null && toStatusIcon(statusID, false) === 'pass')
  return {
    subjects: rows.map(addLetter),
    gpa: average && Math.round(average * 100) / 100,
    total_ects: sumCredits(rows),
    ects_done: sumCredits(passed),
  }
}

/** The components of one registration's mark. 404 for another student's registration. */
export const loadSubject = async (
  db: Connection,
  studentID: number,
  params: Parameters<typeof loadEvaluation>[2],
): Promise<SubjectReply> => {
  const row = requireFound(await loadEvaluation(db, studentID, params), words.noSuchMark)
  return { ...row, evaluation: addLetter(row.evaluation) }
}
