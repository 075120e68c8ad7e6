import type { IncomingHttpHeaders } from 'node:http'
import { hash } from 'node:crypto'
import type { Database } from '#server/db/open.ts'
import { createPace } from '#server/http/limits/pace.ts'
import { toNetworkAddress } from '#server/http/limits/to-network-address.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findProvider, isProviderName } from './find-provider.ts'
import type { NamedReport } from './payment-provider.ts'
import { settleOrder } from './settle-order.ts'
import { addRefusal, findOrder, findOrderOfProvider, findUnnamedOrder } from './sql.ts'
import { words } from './words.ts'

interface Received {
  readonly raw: Buffer
  readonly headers: IncomingHttpHeaders
  readonly address: string
}

/** Forged, malformed or unknown messages per address. A bank sends a few in a year. */
const unknownMessages = createPace({ burst: 30, perSecond: 0.1, maxWaitMs: 60_000 })
/** Messages per order that make the portal ask the bank. */
const hints = createPace({ burst: 10, perSecond: 1 / 30, maxWaitMs: 60_000 })

const requireTurn = (waitMs: number): void => {
  const seconds = Math.ceil(waitMs / 1000)
  if (seconds > 0) throw new Refusal(words.tooManyCallbacks, { seconds }, seconds)
}

/** Asks the bank about the order that an unsigned message names; undefined if the order is unknown. */
const readHint = async (
  db: Database,
  name: string,
  providerOrderID: string,
  { isKnown, address }: { readonly isKnown: boolean; readonly address: string },
): Promise<NamedReport | undefined> => {
  // Before the first await, so that simultaneous messages do not all pass.
  requireTurn(isKnown ? hints.take(`${name} ${providerOrderID}`) : unknownMessages.take(address))
  // Anyone can send a number, so the bank is only asked about orders that may be ours.
  if (!isKnown && !(await findUnnamedOrder(db, name)).isFound) return undefined
  return findProvider(db, name).readStatus(providerOrderID)
}

/**
 * Handles a provider's callback. Refuses a forged one with 403 and records it, a malformed one with 400, and further
 * messages with 429 if the address has sent many of these. A signed message is believed; an unsigned one only triggers a
 * read of the status, if its order is known.
 */
export const receiveCallback = async (
  db: Database,
  name: string,
  { raw, headers, address }: Received,
): Promise<void> => {
  if (!isProviderName(name)) throw new Refusal(words.noSuchProvider)
  const network = toNetworkAddress(address)
  requireTurn(unknownMessages.peek(network))
  const read = await findProvider(db, name).readCallback(raw, headers)
  if (read.kind === 'ignored') return
  if (read.kind === 'malformed' || read.kind === 'forged') requireTurn(unknownMessages.take(network))
  if (read.kind === 'malformed') throw new Refusal(words.malformedCallback)
  if (read.kind === 'forged') {
    const details = { address, bytes: raw.length, hash: hash('sha256', raw) }
    await addRefusal(db, null, name, null, 'forged_callback', JSON.stringify(details))
    throw new Refusal(words.forgedCallback)
  }
  const { providerOrderID } = read
  const known = await findOrderOfProvider(db, name, providerOrderID)
  const sender = { isKnown: known !== undefined, address: network }
  const report = read.kind === 'report' ? read.report : await readHint(db, name, providerOrderID, sender)
  const reportedID = report?.orderID ?? null
  // Before the reply with its number was saved, the provider names the order by the number that we gave it.
  const named = known ?? (reportedID === null ? undefined : await findOrder(db, reportedID))
  const isOther =
    named !== undefined && 'provider' in named && (named.provider !== name || named.providerOrderID !== null)
  if (report === undefined || named === undefined || isOther) {
    const details = JSON.stringify({ address, providerOrderID })
    await addRefusal(db, null, name, reportedID, 'unknown_order', details)
    return
  }
  await settleOrder(db, named.orderID, providerOrderID, report, 'callback')
}
