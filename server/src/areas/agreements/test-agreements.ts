import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testAbroad } from './test-abroad.ts'

/** The portal with the data of international students, for tests of their agreements. */
export const testAgreements = async () => {
  const db = await testDatabase()
  const app = makeApp({ db, checkReplies: true, quiet: true })
  const university = await testUniversity(db)
  const abroad = await testAbroad(db, university)
  const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
  const newStudent = async (columns = {}) => testStudent(app, db, await abroad.addStudent(columns))
  return { db, app, university, abroad, sql, newStudent }
}
