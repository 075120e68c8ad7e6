import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'
import { toMarkLetter } from '#rules/marks/gpa.ts'
import { diffSnapshots, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import type { SeenStudies } from './sql.ts'

type Change = z.input<typeof evaluations.semesters.reply>['changes'][number]
/** A result in the snapshot; the points of a component have no status. */
interface SeenResult {
  readonly score: number
  readonly statusID: number | null
  readonly is_recovery?: true
}
type Result = Omit<NonNullable<Change['before']>, 'status' | 'statuseng'> & Pick<SeenResult, 'statusID'>
type SeenMarks = Pick<SeenStudies, 'semesters' | 'points'>

/** The part of the marks that others can change: marks, and points of running subjects. */
export const toMarksSnapshot = ({ semesters, points }: SeenMarks): PageSnapshot =>
  Object.fromEntries([
    ...semesters.flatMap(({ semesterID, marks }) =>
      marks.map(({ subjectID, score, statusID, is_recovery }): [string, SeenResult] => [
        `${semesterID} ${subjectID} mark`,
        { score, statusID, ...(is_recovery && { is_recovery }) },
      ]),
    ),
    ...points.map(({ semesterID, subjectID, componentID, score }): [string, SeenResult] => [
      `${semesterID} ${subjectID} part ${componentID}`,
      { score, statusID: null },
    ]),
  ])

/** The version of the marks page, the same for the same snapshot. */
export const marksVersion = ({ semesters, points }: SeenMarks): string => {
  const values: (number | null)[] = []
  for (const { semesterID, marks } of semesters) {
    values.push(semesterID, marks.length)
    for (const { subjectID, score, statusID, is_recovery } of marks)
      values.push(subjectID, score, statusID, Number(is_recovery))
  }
  for (const { componentID, score } of points) values.push(componentID, score)
  return hashVersion(values)
}

const toResult = (entry: unknown): Result | null => {
  if (entry === null) return null
  const { score, statusID, is_recovery = false } = entry as SeenResult
  return { score, statusID, is_recovery, letter: statusID === null ? null : toMarkLetter(score, statusID) }
}

/**
 * Marks and points that were given, changed or withdrawn since the snapshot. Points that vanish with a subject that the
 * student gave up, or with its semester, are not reported.
 */
export const listMarkChanges = (
  seen: PageSnapshot,
  studies: SeenStudies,
): (Pick<Change, 'semesterID' | 'subjectID' | 'componentID'> & Record<'before' | 'after', Result | null>)[] =>
  diffSnapshots(seen, toMarksSnapshot(studies)).flatMap(({ key, before, after }) => {
    const current = studies.semesters.find(({ is_current }) => is_current)?.semesterID
    const [semester, subject, kind, component] = key.split(' ')
    const subjectID = Number(subject)
    const componentID = kind === 'part' ? Number(component) : null
    // A repeated subject runs again, but in another semester.
    const isRunning = Number(semester) === current && studies.running.includes(subjectID)
    if (kind === 'part' && after === null && !isRunning) return []
    return [
      {
        semesterID: Number(semester),
        subjectID,
        componentID,
        before: toResult(before),
        after: toResult(after),
      },
    ]
  })
