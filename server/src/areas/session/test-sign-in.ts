import { randomBytes } from 'node:crypto'
import type { Connection } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { addSession } from './sql.ts'

/** The headers of a signed-in student for a test, without hashing a password. */
export const signIn = async (
  db: Connection,
  studentID: number,
): Promise<{ readonly headers: { readonly authorization: string } }> => {
  const token = randomBytes(32).toString('base64url')
  await addSession(db, hashToken(token), studentID, null, null)
  return { headers: { authorization: `Bearer ${token}` } }
}
