import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'
import { listSemesterGpas, summarizeMarks } from '#rules/marks/mark-summary.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import type { Connection } from '#server/db/open.ts'
import { toMarksSnapshot, listMarkChanges, marksVersion } from './page-snapshot.ts'
import { loadSeenStudies, loadNames, loadStudies } from './sql.ts'

const round = (value: number | null): number | null => value && Math.round(value * 100) / 100

type Semesters = z.input<typeof evaluations.semesters.reply>
type SubjectNames = Semesters['changes'][number]

/** Adds the names that a change's sentence needs; they are read only when there are changes. */
const addNames = async (
  db: Connection,
  changes: ReturnType<typeof listMarkChanges>,
): Promise<SubjectNames[]> => {
  if (changes.length === 0) return []
  const names = await loadNames(
    db,
    changes.map(({ subjectID }) => subjectID),
    changes.flatMap(({ componentID }) => componentID ?? []),
  )
  return changes.flatMap((change) => {
    const subject = names[`subject ${change.subjectID}`]
    const part = change.componentID === null ? null : names[`part ${change.componentID}`]
    if (subject === undefined || part === undefined) return []
    const component = { component: part?.ka ?? null, componenteng: part?.en ?? null }
    const [before, after] = [change.before, change.after].map((result) => {
      if (result === null) return null
      const { statusID, ...rest } = result
      const status = statusID === null ? undefined : names[`status ${statusID}`]
      return { ...rest, status: status?.ka ?? null, statuseng: status?.en ?? null }
    }) as [SubjectNames['before'], SubjectNames['after']]
    return [{ ...change, before, after, subject: subject.ka, subjecteng: subject.en, ...component }]
  })
}

/**
 * The semesters, newest first, each with its average and the cumulative one, and the changes of marks since the
 * student's last visit.
 */
export const loadSemesters = async (db: Connection, studentID: number): Promise<Semesters> => {
  const studies = await loadSeenStudies(db, studentID)
  const { semesters, variant } = studies
  const course = listSemesterGpas(
    semesters.map(({ marks }) => marks),
    variant,
  )
  const rows = semesters.map(({ marks: _, ...semester }, nth) => ({
    ...semester,
    gpa: round(course[nth]!.gpa),
    gpa_so_far: round(course[nth]!.gpaSoFar),
  }))
  const pageChanges = changesSinceSeen(studies, marksVersion(studies), (seen) =>
    listMarkChanges(seen, studies),
  )
  return { semesters: rows.toReversed(), ...pageChanges, changes: await addNames(db, pageChanges.changes) }
}

export const saveMarksSeen = async (db: Connection, studentID: number, version: string): Promise<'ok'> => {
  const studies = await loadSeenStudies(db, studentID)
  const now = { now: toMarksSnapshot(studies), current: marksVersion(studies), version }
  return savePageSeen(db, studentID, 'evaluations', now)
}

/** Averages, credits and results over all semesters. */
export const loadGeneralData = async (
  db: Connection,
  studentID: number,
): Promise<z.input<typeof evaluations.generalData.reply>> => {
  const { semesters, variant, ects } = await loadStudies(db, studentID)
  const standing = summarizeMarks(
    semesters.flatMap(({ marks }) => marks),
    variant,
  )
  return {
    gpa: round(standing.gpa),
    average_score: round(standing.average),
    ects,
    ects_done: standing.creditsDone,
    subjects_passed: standing.passed,
    subjects_failed: standing.failed,
  }
}
