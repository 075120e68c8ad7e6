import { getLoginDelaySeconds } from '#rules/account/login-delay.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { isPasswordCorrect, passwordQueue } from './password.ts'
import { beginLogin, clearLoginFailures } from '#server/areas/session/sql.ts'
import { toNetworkAddress } from '#server/areas/session/to-network-address.ts'
import { words } from '#server/areas/session/words.ts'

/** A password to check, and where the attempt comes from. */
export interface Attempt {
  readonly code: string
  readonly password: string
  readonly address: string
  /** The token of the device cookie. */
  readonly device: string | null
}

/** A correct password. `forgive` undoes the count of this attempt, in the transaction of what follows. */
export interface VerifiedPassword {
  readonly studentID: number
  forgive(tx: Connection): Promise<unknown>
}

// The delay after 0, 1, 2, … failures, up to where it stops growing.
const delaySeconds = Array.from({ length: 20 }, (_, failures) => getLoginDelaySeconds(failures))

/**
 * Checks code and password; undefined when they do not match, without telling which is wrong. Refuses with
 * 429 when the code, the address or a known device is throttled, and with 503 when the queue is full.
 */
export const verifyPassword = (db: Database, attempt: Attempt): Promise<VerifiedPassword | undefined> =>
  passwordQueue.enter(async (turn) => {
    const { code, password, device } = attempt
    const address = toNetworkAddress(attempt.address)
    const attempted = await beginLogin(
      db,
      code,
      address,
      device === null ? null : hashToken(device),
      delaySeconds,
    )
    const { seconds, studentID } = attempted
    if (seconds > 0) throw new Refusal(words.tooManyTries, { seconds }, seconds)
    if (!(await isPasswordCorrect(attempted.passwordHash, password, turn)) || studentID === null)
      return undefined
    return { studentID, forgive: (tx) => clearLoginFailures(tx, code, address, attempted) }
  })
