import { randomBytes } from 'node:crypto'
import type { Connection } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { requireFound } from '#server/http/require-found.ts'
import { addOneTimeLogin } from './sql.ts'
import { words } from './words.ts'

const validSeconds = 60

/**
 * The saved cookie pair of the student with this code, whose password is a one-time token (spec 4.2.3). Refuses with 404
 * when there is no such student.
 */
export const issueOneTimeLogin = async (db: Connection, code: string) => {
  const password = randomBytes(32).toString('base64url')
  const added = await addOneTimeLogin(db, hashToken(password), code, validSeconds)
  const student = requireFound(added, words.noSuchStudent)
  return { user_id: student.code, password, seconds: validSeconds }
}
