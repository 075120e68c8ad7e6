import { sharedPassword, findNamedStudent } from '#demo/named-students.ts'
import type { Database } from '#server/db/open.ts'
import { listPeers } from './sql.ts'

/** A student for one test, of the same programme and semester as the everyday student; each number is another student. */
export const findPeer = async (db: Database, number: number) => ({
  code: (await listPeers(db, findNamedStudent('everyday').code))[number]!,
  password: sharedPassword,
})
