import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Connection } from '#server/db/open.ts'
import { openFirstRound, loadStudentsByCode, loadSubjectsByCode } from '../demand/sql.ts'
import type { StormStudent } from './student.ts'

/** Opens the first round and signs in every student of the demand. */
export const signInStormStudents = async (
  db: Connection,
  catalogue: Catalogue,
  source: string,
): Promise<StormStudent[]> => {
  await openFirstRound(db)
  const studentIDs = await loadStudentsByCode(db, source)
  const subjectIDs = await loadSubjectsByCode(db, source)
  const students: StormStudent[] = []
  for (const [code, demand] of Map.groupBy(catalogue.demand, ({ student_code }) => student_code)) {
    const id = studentIDs.get(code)!
    const { headers } = await signIn(db, id)
    students.push({
      id,
      token: headers.authorization.slice('Bearer '.length),
      requestedSubjects: demand.map(({ subject_code }) => subjectIDs.get(subject_code)!),
    })
  }
  return students
}
