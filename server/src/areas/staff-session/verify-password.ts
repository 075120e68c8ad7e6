import type { FastifyRequest } from 'fastify'
import { readDeviceToken } from '#server/credentials/device-cookie.ts'
import { verifyCredentials } from '#server/credentials/verify-credentials.ts'
import type { Database } from '#server/db/open.ts'
import { beginLogin, clearLoginFailures, loadLoginDelay, uncountAddress } from './sql.ts'

const staffAccounts = { loadDelay: loadLoginDelay, begin: beginLogin }

/**
 * The member of staff with this e-mail and password, or undefined. Counts failures and refuses as the log-in of students
 * does; a right password forgets them.
 */
export const verifyPassword = async (
  db: Database,
  { email, password }: { readonly email: string; readonly password: string },
  request: FastifyRequest,
): Promise<number | undefined> => {
  const attempt = { name: email, password, address: request.ip, device: readDeviceToken(request, 'staff') }
  const right = await verifyCredentials(db, attempt, staffAccounts)
  if (right === undefined || right.staffID === null) return undefined
  if (right.knownDevice === null) await uncountAddress(db, right.network, right)
  await clearLoginFailures(db, email, right.knownDevice)
  return right.staffID
}
