import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { listConfiguredTransports, type Transports } from './transports.ts'
import { fillPortalAddress } from './portal-address.ts'
import { claimMessages, loadNextTryDelay, markSent, type ClaimedMessage, type MessageKind } from './sql.ts'

/** After a failure of the database the queue is read again. */
const failureDelayMs = 61_000

interface Delivery {
  /** The last delivery that was requested. */
  readonly last: Promise<void>
  retry?: NodeJS.Timeout
}
const deliveries = new WeakMap<Database, Delivery>()

/** One line for each reason: when the mail server is away, every message fails for the same one. */
const logFailures = (failures: readonly { message: ClaimedMessage; reason: string }[]): void => {
  const groups = Map.groupBy(failures, ({ message, reason }) =>
    JSON.stringify([message.kind, message.is_last_try, reason]),
  )
  for (const group of groups.values()) {
    const { message, reason } = group[0]!
    const fields = { kind: message.kind, messages: group.map((each) => each.message.id), reason }
    if (message.is_last_try) log.error(fields, 'Messages could not be sent, and are not tried again.')
    else log.warn(fields, 'Messages could not be sent; they are tried again.')
  }
}

const sendAll = async (
  db: Database,
  transports: Transports,
  kinds: readonly MessageKind[],
): Promise<void> => {
  for (
    let messages = await claimMessages(db, kinds);
    messages.length > 0;
    messages = await claimMessages(db, kinds)
  ) {
    const failures: { message: ClaimedMessage; reason: string }[] = []
    for (const message of messages) {
      try {
        await transports[message.kind]?.({ ...message, body: fillPortalAddress(message.body) })
        await markSent(db, message.id)
      } catch (error) {
        failures.push({ message, reason: error instanceof Error ? error.message : 'unknown reason' })
      }
    }
    logFailures(failures)
  }
}

const scheduleRetry = (db: Database, transports: Transports, delayMs: number): void => {
  const delivery = deliveries.get(db)
  if (delivery === undefined) return
  clearTimeout(delivery.retry)
  delivery.retry = setTimeout(() => void deliverMessages(db, transports), delayMs).unref()
}

let configured: Transports | undefined

/** Sends the queued messages for which there is a transport, and those that failed again when their time has come. */
export const deliverMessages = async (
  db: Database,
  transports: Transports = (configured ??= listConfiguredTransports()),
): Promise<void> => {
  const kinds = (['mail', 'sms'] as const).filter((kind) => transports[kind] !== undefined)
  if (kinds.length === 0) return
  const previous = deliveries.get(db)
  const deliver = async () => {
    try {
      await sendAll(db, transports, kinds)
      const next = await loadNextTryDelay(db, kinds)
      if (next !== undefined) scheduleRetry(db, transports, next.delay_ms + 100)
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : '' }, 'The outbox could not be read.')
      scheduleRetry(db, transports, failureDelayMs)
    }
  }
  // The running delivery may have read the queue before this message was added, so another one follows it.
  const last = (previous?.last ?? Promise.resolve()).then(deliver)
  deliveries.set(db, { ...previous, last })
  await last
}
