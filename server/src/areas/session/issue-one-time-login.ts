import { randomBytes } from 'node:crypto'
import type { Connection } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { addOneTimeLogin } from './sql.ts'

/** A one-time token, valid for 60 seconds, for the saved cookie pair (spec 4.2.3). */
export const issueOneTimeLogin = async (db: Connection, studentID: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await addOneTimeLogin(db, hashToken(token), studentID)
  return token
}
