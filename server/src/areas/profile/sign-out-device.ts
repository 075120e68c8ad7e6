import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { forgetSession } from '#server/http/authenticate.ts'
import { words } from '#server/http/words.ts'
import { deleteDeviceSessions } from './sql.ts'

/** Ends the sessions of one of the student's devices at once. Refuses another student's device with 404. */
export const signOutDevice = async (db: Database, studentID: number, deviceID: number): Promise<'ok'> => {
  const rows = await deleteDeviceSessions(db, studentID, deviceID)
  if (rows.length === 0) throw new Refusal(words.notFound)
  for (const { tokenHash } of rows) if (tokenHash !== null) forgetSession(db, tokenHash)
  return 'ok'
}
