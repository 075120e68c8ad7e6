import { describeWait } from '#rules/text/describe-wait.ts'
import { getLoginDelaySeconds } from '#rules/account/login-delay.ts'
import type { Database } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isPasswordCorrect, passwordQueue } from './password.ts'
import { toNetworkAddress } from '#server/http/limits/to-network-address.ts'
import { words } from './words.ts'

/** A password to check, and where the attempt comes from. */
export interface Attempt {
  /** A student's code, or the e-mail of a member of staff. */
  readonly name: string
  readonly password: string
  readonly address: string
  /** The token of the device cookie. */
  readonly device: string | null
}

/** The subject that an attempt is counted for, and the delays after 0, 1, 2, … failures. */
type Keys = readonly [name: string, network: string, device: Buffer | null, delays: readonly number[]]

interface Begun {
  /** How long the attempt has to wait; then it is not counted. */
  readonly seconds: number
  readonly passwordHash: string | null
}

/** The accounts of students, or those of staff: where failures are counted. */
export interface Accounts<Account extends Begun> {
  /** Counts nothing. */
  readonly loadDelay: (db: Database, ...keys: Keys) => Promise<{ readonly seconds: number }>
  /** Counts the attempt as failed before its password is checked. */
  readonly begin: (db: Database, ...keys: Keys) => Promise<Account>
}

/** The delay after 0, 1, 2, … failures, up to where it stops growing. */
export const delaySeconds = Array.from({ length: 20 }, (_, failures) => getLoginDelaySeconds(failures))

export const requireNoDelay = ({ seconds }: { readonly seconds: number }): void => {
  if (seconds > 0) throw new Refusal(words.tooManyTries, { seconds, wait: describeWait(seconds) }, seconds)
}

/**
 * Checks name and password; undefined when they do not match, without telling which is wrong. Refuses with 429 when the
 * name, the address or a known device is throttled, before it takes a place in the queue, and with 503 when there is none.
 */
export const verifyCredentials = async <Account extends Begun>(
  db: Database,
  { name, password, address, device }: Attempt,
  accounts: Accounts<Account>,
): Promise<(Account & { readonly network: string }) | undefined> => {
  const network = toNetworkAddress(address)
  const keys: Keys = [name, network, device === null ? null : hashToken(device), delaySeconds]
  requireNoDelay(await accounts.loadDelay(db, ...keys))
  return passwordQueue.run(network, async () => {
    // Counted only now: people who wait for their turn at one address are not failures of it.
    const account = await accounts.begin(db, ...keys)
    requireNoDelay(account)
    return (await isPasswordCorrect(account.passwordHash, password)) ? { ...account, network } : undefined
  })
}
