import type { IncomingHttpHeaders } from 'node:http'
import { hash } from 'node:crypto'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findProvider, isProviderName } from './find-provider.ts'
import { settleOrder } from './settle-order.ts'
import { addRefusal, findOrder, findOrderOfProvider } from './sql.ts'
import { words } from './words.ts'

interface Received {
  readonly raw: Buffer
  readonly headers: IncomingHttpHeaders
  readonly address: string
}

/**
 * Handles a callback of a provider. A forged one is refused with 403 and recorded. A signed one is believed, an unsigned one
 * only leads to a reading of the status.
 */
export const receiveCallback = async (
  db: Database,
  name: string,
  { raw, headers, address }: Received,
): Promise<void> => {
  if (!isProviderName(name)) throw new Refusal(words.noSuchProvider)
  const provider = findProvider(db, name)
  const read = await provider.readCallback(raw, headers)
  if (read.kind === 'ignored') return
  if (read.kind === 'forged') {
    const details = { address, bytes: raw.length, hash: hash('sha256', raw) }
    await addRefusal(db, null, name, null, 'forged_callback', JSON.stringify(details))
    throw new Refusal(words.forgedCallback)
  }
  const { providerOrderID } = read
  const report = read.kind === 'report' ? read.report : await provider.readStatus(providerOrderID)
  const known = await findOrderOfProvider(db, name, providerOrderID)
  // Before the reply with its number was saved, the provider names the order by the number that we gave it.
  const named = known ?? (report.orderID === null ? undefined : await findOrder(db, report.orderID))
  if (
    named === undefined ||
    ('provider' in named && (named.provider !== name || named.providerOrderID !== null))
  ) {
    await addRefusal(
      db,
      null,
      name,
      report.orderID,
      'unknown_order',
      JSON.stringify({ address, providerOrderID }),
    )
    return
  }
  await settleOrder(db, named.orderID, providerOrderID, report, 'callback')
}
