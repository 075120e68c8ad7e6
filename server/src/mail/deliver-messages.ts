import { queueContactReports } from '#server/account-emails/queue-contact-reports.ts'
import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import type { Transport } from './transport.ts'
import { listConfiguredTransports, type Transports } from './transports.ts'
import { fillPortalAddress } from './portal-address.ts'
import {
  claimMessage,
  loadNextTryDelay,
  markSent,
  saveFailure,
  type ClaimedMessage,
  type MessageKind,
} from './sql.ts'

/** After a failure of the database the queue is read again. */
const failureDelayMs = 61_000

/**
 * Longer than sending one message can take, so that no other process sends it meanwhile: a mail server is given 20 seconds
 * for each of its answers, a gateway 20 for its only one.
 */
const leaseSeconds: Readonly<Record<MessageKind, number>> = { mail: 240, sms: 60 }

const maxFailuresPerLine = 20

interface Delivery {
  /** The last delivery that was requested. */
  readonly last: Promise<void>
  retry?: NodeJS.Timeout
}
/** Each kind is delivered by itself, so that a slow mail server does not delay a code. */
const deliveries: Readonly<Record<MessageKind, WeakMap<Database, Delivery>>> = {
  mail: new WeakMap(),
  sms: new WeakMap(),
}

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

const sendAll = async (db: Database, kind: MessageKind, send: Transport): Promise<void> => {
  let failures: { message: ClaimedMessage; reason: string }[] = []
  for (;;) {
    const message = await claimMessage(db, kind, leaseSeconds[kind])
    if (message === undefined) break
    try {
      await send({ ...message, body: fillPortalAddress(message.body) })
      await markSent(db, message.id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown reason'
      failures.push({ message, reason })
      await saveFailure(db, message.id, reason)
    }
    if (failures.length < maxFailuresPerLine) continue
    logFailures(failures)
    failures = []
  }
  logFailures(failures)
}

const logUnread = (error: unknown): void =>
  log.warn({ reason: error instanceof Error ? error.message : '' }, 'The outbox could not be read.')

const scheduleRetry = (db: Database, kind: MessageKind, send: Transport, delayMs: number): void => {
  const delivery = deliveries[kind].get(db)
  if (delivery === undefined) return
  clearTimeout(delivery.retry)
  delivery.retry = setTimeout(() => void deliverKind(db, kind, send), delayMs).unref()
}

const deliverKind = async (db: Database, kind: MessageKind, send: Transport): Promise<void> => {
  const previous = deliveries[kind].get(db)
  const deliver = async () => {
    try {
      await sendAll(db, kind, send)
      const next = await loadNextTryDelay(db, kind)
      if (next !== undefined) scheduleRetry(db, kind, send, next.delay_ms + 100)
    } catch (error) {
      logUnread(error)
      scheduleRetry(db, kind, send, failureDelayMs)
    }
  }
  // The running delivery may have read the queue before this message was added, so another one follows it.
  const last = (previous?.last ?? Promise.resolve()).then(deliver)
  deliveries[kind].set(db, { ...previous, last })
  await last
}

let configured: Transports | undefined

/** Sends the queued messages for which there is a transport, and those that failed again when their time has come. */
export const deliverMessages = async (
  db: Database,
  transports: Transports = (configured ??= listConfiguredTransports()),
): Promise<void> => {
  const { mail, sms } = transports
  await queueContactReports(db).catch(logUnread)
  await Promise.all([mail && deliverKind(db, 'mail', mail), sms && deliverKind(db, 'sms', sms)])
}

/** Other processes, such as a command that has ended, may have left messages unsent. */
const readEveryMs = 15_000

/** Delivers the outbox on a schedule until the returned function is called. */
export const deliverOnTime = (db: Database): (() => void) => {
  const deliver = () => void deliverMessages(db)
  deliver()
  const timer = setInterval(deliver, readEveryMs)
  return () => clearInterval(timer)
}
