import type * as z from 'zod/mini'
import type { programModule } from '#contract/rows/offered-subject.ts'
import type { CountedSubject } from '#rules/registration/module-limit.ts'
import type { Database } from '#server/db/open.ts'
import { listCountedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { listModuleRows } from '#server/enrolment/offer/sql.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'

export type ProgramModule = z.input<typeof programModule>

const sumCredits = (counted: readonly CountedSubject[]): number =>
  counted.reduce((sum, { credits }) => sum + credits, 0)

/**
 * The modules of the student's programme and minor, with the credits earned and registered in each as their limits count
 * them: a subject once, a repeated one as earned.
 */
export const loadModules = async (
  db: Database,
  studentID: number,
): Promise<{ readonly snapshot: Snapshot; readonly modules: readonly ProgramModule[] }> => {
  const [rows, snapshot] = await Promise.all([listModuleRows(db, studentID), loadSnapshot(db, studentID)])
  const counted = Map.groupBy(
    listCountedSubjects(snapshot),
    ({ moduleID, isEarned }) => `${moduleID} ${isEarned}`,
  )
  const modules = rows.map((row) => ({
    ...row,
    ects_done: sumCredits(counted.get(`${row.program_moduleID} true`) ?? []),
    ects_registered: sumCredits(counted.get(`${row.program_moduleID} false`) ?? []),
  }))
  return { snapshot, modules }
}
