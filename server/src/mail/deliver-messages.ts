import { queueContactReports } from '#server/account-emails/queue-contact-reports.ts'
import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import type { Transport } from './transport.ts'
import { listConfiguredTransports, type Transports } from './transports.ts'
import { fillPortalAddress } from './portal-address.ts'
import { claimMessage, markSent, saveFailure, type ClaimedMessage, type MessageKind } from './sql.ts'

/**
 * Longer than sending one message can take, so that no other process sends it meanwhile: a mail server is given 20 seconds
 * for each of its answers, a gateway 20 for its only one.
 */
const leaseSeconds: Readonly<Record<MessageKind, number>> = { mail: 240, sms: 60 }

const maxFailuresPerLine = 20

/** The last requested delivery. Each kind has its own, so that a slow mail server does not delay a code. */
const deliveries: Readonly<Record<MessageKind, WeakMap<Database, Promise<void>>>> = {
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

const deliverKind = (db: Database, kind: MessageKind, send: Transport): Promise<void> => {
  // The running delivery may have read the queue before this message was added, so another one follows it.
  const last = (deliveries[kind].get(db) ?? Promise.resolve()).then(() =>
    sendAll(db, kind, send).catch(logUnread),
  )
  deliveries[kind].set(db, last)
  return last
}

let configured: Transports | undefined

/** Sends the queued messages for which there is a transport, and those that failed and whose time has come again. */
export const deliverMessages = async (
  db: Database,
  transports: Transports = (configured ??= listConfiguredTransports()),
): Promise<void> => {
  const { mail, sms } = transports
  await queueContactReports(db).catch(logUnread)
  await Promise.all([mail && deliverKind(db, 'mail', mail), sms && deliverKind(db, 'sms', sms)])
}

/** For messages that failed, and those that another process has queued, such as a command that has ended. */
const readEveryMs = 15_000

/** Delivers the outbox on a schedule until the returned function is called. */
export const deliverOnTime = (db: Database, transports?: Transports): (() => void) => {
  const deliver = () => void deliverMessages(db, transports)
  deliver()
  const timer = setInterval(deliver, readEveryMs)
  return () => clearInterval(timer)
}
