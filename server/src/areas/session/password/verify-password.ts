import type { Connection, Database } from '#server/db/open.ts'
import { verifyCredentials, type Attempt as NamedAttempt } from '#server/credentials/verify-credentials.ts'
import { beginLogin, clearLoginFailures, loadLoginDelay, uncountAddress } from '#server/areas/session/sql.ts'

/** A password to check, and where the attempt comes from. */
interface Attempt extends Omit<NamedAttempt, 'name'> {
  readonly code: string
}

/** A correct password. `forgive` forgets the failures of the code or the device, in the transaction of what follows. */
interface VerifiedPassword {
  readonly studentID: number
  forgive(tx: Connection): Promise<unknown>
}

const students = { loadDelay: loadLoginDelay, begin: beginLogin }

/** Checks code and password; refuses as `verifyCredentials` does. */
export const verifyPassword = async (
  db: Database,
  { code, ...attempt }: Attempt,
): Promise<VerifiedPassword | undefined> => {
  const right = await verifyCredentials(db, { ...attempt, name: code }, students)
  if (right === undefined || right.studentID === null) return undefined
  const { studentID, knownDevice } = right
  if (knownDevice === null) await uncountAddress(db, right.network, right)
  return { studentID, forgive: (tx) => clearLoginFailures(tx, code, knownDevice) }
}
