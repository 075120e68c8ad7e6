import { describeWait } from '#rules/text/describe-wait.ts'
import { getLoginDelaySeconds } from '#rules/account/login-delay.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { isPasswordCorrect, passwordQueue } from './password.ts'
import { beginLogin, clearLoginFailures, loadLoginDelay, uncountAddress } from '#server/areas/session/sql.ts'
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

/** A correct password. `forgive` forgets the failures of the code or the device, in the transaction of what follows. */
export interface VerifiedPassword {
  readonly studentID: number
  forgive(tx: Connection): Promise<unknown>
}

// The delay after 0, 1, 2, … failures, up to where it stops growing.
const delaySeconds = Array.from({ length: 20 }, (_, failures) => getLoginDelaySeconds(failures))

const requireNoDelay = ({ seconds }: { readonly seconds: number }): void => {
  if (seconds > 0) throw new Refusal(words.tooManyTries, { seconds, wait: describeWait(seconds) }, seconds)
}

/**
 * Checks code and password; undefined when they do not match, without telling which is wrong. Refuses with 429 when the
 * code, the address or a known device is throttled, before it takes a place in the queue, and with 503 when there is none.
 */
export const verifyPassword = async (
  db: Database,
  attempt: Attempt,
): Promise<VerifiedPassword | undefined> => {
  const { code, password } = attempt
  const network = toNetworkAddress(attempt.address)
  const device = attempt.device === null ? null : hashToken(attempt.device)
  requireNoDelay(await loadLoginDelay(db, code, network, device, delaySeconds))
  return passwordQueue.run(network, async () => {
    // Counted only now: students who wait for their turn at one address are not failures of it.
    const attempted = await beginLogin(db, code, network, device, delaySeconds)
    requireNoDelay(attempted)
    const { studentID, knownDevice } = attempted
    if (!(await isPasswordCorrect(attempted.passwordHash, password)) || studentID === null) return undefined
    if (knownDevice === null) await uncountAddress(db, network, attempted)
    return { studentID, forgive: (tx) => clearLoginFailures(tx, code, knownDevice) }
  })
}
