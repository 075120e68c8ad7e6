import { getLoginDelaySeconds } from '#rules/account/login-delay.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { isPasswordCorrect, passwordQueue } from './password.ts'
import { beginLogin, forgiveLogin } from './sql.ts'
import { toNetworkAddress } from './to-network-address.ts'
import { words } from './words.ts'

/** Who tries which password, and from where. */
export interface Attempt {
  readonly code: string
  readonly password: string
  readonly address: string
  /** The token of the browser's cookie. */
  readonly device: string | null
}

/** A password that was right; `forgive` takes back that the try was counted, in the transaction of what follows. */
export interface VerifiedPassword {
  readonly studentID: number
  forgive(tx: Connection): Promise<unknown>
}

// The waiting time after 0, 1, 2, … failures, up to where it no longer grows.
const delaySeconds = Array.from({ length: 20 }, (_, failures) => getLoginDelaySeconds(failures))

/**
 * Takes one try; gives the student when code and password belong together, otherwise undefined: nobody can tell which
 * was wrong. Refuses with 429 when code, address or known device must wait, and with 503 when too many try at once.
 */
export const checkPassword = (db: Database, attempt: Attempt): Promise<VerifiedPassword | undefined> =>
  passwordQueue.enter(async (turn) => {
    const { code, password, device } = attempt
    const address = toNetworkAddress(attempt.address)
    const begun = await beginLogin(
      db,
      code,
      address,
      device === null ? null : hashToken(device),
      delaySeconds,
    )
    const { seconds, studentID } = begun
    if (seconds > 0) throw new Refusal(words.tooManyTries, { seconds }, seconds)
    if (!(await isPasswordCorrect(begun.passwordHash, password, turn)) || studentID === null) return undefined
    return { studentID, forgive: (tx) => forgiveLogin(tx, code, address, begun) }
  })
