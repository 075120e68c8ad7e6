import { sharedPassword, studentNamed } from '#demo/named-students.ts'
import type { Database } from '#server/db/open.ts'
import { peersOf } from './sql.ts'

/** Gives a student for one journey alone: one who studies the same as the everyday student; another `number`, another one. */
export const peer = async (db: Database, number: number) => ({
  code: (await peersOf(db, studentNamed('everyday').code))[number]!,
  password: sharedPassword,
})
