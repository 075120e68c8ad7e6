import type * as z from 'zod/mini'
import type { programModule } from '#contract/rows/offered-subject.ts'
import type { Database } from '#server/db/open.ts'
import { countedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import type { CountedSubject } from '#server/enrolment/snapshot.ts'
import { moduleRows } from '#server/areas/registration/sql.ts'

export type ProgramModule = z.input<typeof programModule>

const creditsOf = (counted: readonly CountedSubject[]): number =>
  counted.reduce((sum, { credits }) => sum + credits, 0)

/**
 * Takes a student; gives the modules of her programme and her minor, with the credits earned and registered in each as
 * their limits count them: a subject once, a repeated one as earned. And the state that was read.
 */
export const loadModules = async (
  db: Database,
  studentID: number,
): Promise<Snapshot & { readonly modules: readonly ProgramModule[] }> => {
  const [rows, deciding] = await Promise.all([moduleRows(db, studentID), loadSnapshot(db, studentID)])
  const counted = Map.groupBy(
    countedSubjects(deciding.catalogue, deciding.state),
    ({ moduleID, isEarned }) => `${moduleID} ${isEarned}`,
  )
  const modules = rows.map((row) => ({
    ...row,
    ects_done: creditsOf(counted.get(`${row.program_moduleID} true`) ?? []),
    ects_registered: creditsOf(counted.get(`${row.program_moduleID} false`) ?? []),
  }))
  return { ...deciding, modules }
}
