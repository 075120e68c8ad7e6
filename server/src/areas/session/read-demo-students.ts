import * as z from 'zod/mini'
import { demoStudent } from '#contract/session.ts'
import type { Connection } from '#server/db/open.ts'
import { demoStudents } from './sql.ts'

const list = z.array(demoStudent)

/** Gives the demo's named students with their passwords; nobody when this is no demo. */
export const readDemoStudents = async (db: Connection) => {
  const row = await demoStudents(db)
  return { demo: row !== undefined, students: row === undefined ? [] : z.parse(list, row.students) }
}
