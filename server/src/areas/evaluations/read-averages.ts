import type * as z from 'zod/mini'
import type { evaluations } from '#contract/evaluations.ts'
import { gpaCourse, standingOf } from '#rules/standing.ts'
import type { Connection } from '#server/db/open.ts'
import { studiesOf } from './sql.ts'

const rounded = (value: number | null): number | null => value && Math.round(value * 100) / 100

/** Takes a student; gives her semesters, the newest first, each with its average and the one of all until then. */
export const readSemesters = async (
  db: Connection,
  studentID: number,
): Promise<z.input<typeof evaluations.semesters.reply>> => {
  const { semesters, variant } = await studiesOf(db, studentID)
  const course = gpaCourse(
    semesters.map(({ marks }) => marks),
    variant,
  )
  const rows = semesters.map(({ marks: _, ...semester }, nth) => ({
    ...semester,
    gpa: rounded(course[nth]!.gpa),
    gpa_so_far: rounded(course[nth]!.gpaSoFar),
  }))
  return { semesters: rows.toReversed() }
}

/** Takes a student; gives her averages, her credits and how her subjects have ended, over all semesters. */
export const readGeneralData = async (
  db: Connection,
  studentID: number,
): Promise<z.input<typeof evaluations.generalData.reply>> => {
  const { semesters, variant, ects } = await studiesOf(db, studentID)
  const standing = standingOf(
    semesters.flatMap(({ marks }) => marks),
    variant,
  )
  return {
    gpa: rounded(standing.gpa),
    average_score: rounded(standing.average),
    ects,
    ects_done: standing.creditsDone,
    subjects_passed: standing.passed,
    subjects_failed: standing.failed,
  }
}
