import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Connection } from '#server/db/open.ts'
import { openFirstRound, studentsByCode, subjectsByCode } from '../wishes/sql.ts'
import type { StormStudent } from './student.ts'

/** Takes a portal with the catalogue; opens the first round and signs everybody who wishes something in. */
export const stormStudents = async (
  db: Connection,
  catalogue: Catalogue,
  source: string,
): Promise<StormStudent[]> => {
  await openFirstRound(db)
  const studentIDs = await studentsByCode(db, source)
  const subjectIDs = await subjectsByCode(db, source)
  const students: StormStudent[] = []
  for (const [code, wishes] of Map.groupBy(catalogue.wishes, ({ student_code }) => student_code)) {
    const id = studentIDs.get(code)!
    const { headers } = await signIn(db, id)
    students.push({
      id,
      token: headers.authorization.slice('Bearer '.length),
      wishes: wishes.map(({ subject_code }) => subjectIDs.get(subject_code)!),
    })
  }
  return students
}
