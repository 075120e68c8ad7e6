import type { Database } from '#server/db/open.ts'
import { configuredTransports as configured, type Transports } from './transports.ts'
import { fillPortalAddress } from './portal-address.ts'
import { markSent, claimMessages, type MessageKind } from './sql.ts'

const retryDelayMs = 61_000
const deliveries = new WeakMap<Database, Promise<void>>()

const sendAll = async (db: Database, transports: Transports, kinds: MessageKind[]): Promise<void> => {
  let failed = false
  for (
    let messages = await claimMessages(db, kinds);
    messages.length > 0;
    messages = await claimMessages(db, kinds)
  ) {
    for (const message of messages) {
      try {
        await transports[message.kind]?.({ ...message, body: fillPortalAddress(message.body) })
        await markSent(db, message.id)
      } catch {
        failed = true
      }
    }
  }
  if (failed) setTimeout(() => void deliverMessages(db, transports), retryDelayMs).unref()
}

/** Sends the queued messages for which there is a transport, and schedules a retry for those that failed. */
export const deliverMessages = async (db: Database, transports: Transports = configured): Promise<void> => {
  const kinds = (['mail', 'sms'] as const).filter((kind) => transports[kind] !== undefined)
  if (kinds.length === 0) return
  const previous = deliveries.get(db)
  // The running delivery may have read the queue before this message was added, so another one follows it.
  const delivery = (previous ?? Promise.resolve())
    .then(() => sendAll(db, transports, kinds))
    .catch(() => undefined)
  deliveries.set(db, delivery)
  await delivery
}
