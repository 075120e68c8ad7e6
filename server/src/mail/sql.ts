import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

export type MessageKind = 'mail' | 'sms'

export interface Message {
  readonly kind: MessageKind
  readonly recipient: string
  /** Empty for a text message. */
  readonly subject: string
  readonly body: string
}

const insertMessage = statement<object>(
  'mail.queueMessage',
  `insert into outbox (kind, recipient, subject, body, expires_at)
   values ($1, $2, $3, $4, now() + $5::int * interval '1 second')`,
)
/**
 * Queues a message, in the transaction of the change that it reports. `{portal}` in its body becomes the address of the
 * portal. It is not sent after `lifetimeSeconds`, when what it holds is worth nothing any more; null for never.
 */
export const queueMessage = (
  tx: Connection,
  { kind, recipient, subject, body }: Message,
  lifetimeSeconds: number | null = null,
) => tx.row(insertMessage, [kind, recipient, subject, body, lifetimeSeconds])

export interface ClaimedMessage extends Message {
  readonly id: number
  /** When this try fails, there is no other: it will have expired, or be older than a day. */
  readonly is_last_try: boolean
}

/** The end of the time in which a message is sent. */
const lastMoment = `least(created_at + interval '1 day', coalesce(expires_at, 'infinity'))`

/**
 * Claims the oldest message that is due. One that is not sent is tried again after a minute, then two, four and so on, up to
 * an hour, by whichever process, and never before `leaseSeconds` have passed.
 */
export const claimMessage = defineRowQuery<ClaimedMessage, [kind: MessageKind, leaseSeconds: number]>(
  'mail.claimMessage',
  `update outbox set tries = tries + 1,
     next_try_at = now() + greatest(least(power(2, tries), 60) * 60, $2::int) * interval '1 second'
   where id = (
     select id from outbox
     where sent_at is null and next_try_at <= now() and kind = $1 and ${lastMoment} > now()
     order by id limit 1 for update skip locked)
   returning id, kind, recipient, subject, body, next_try_at >= ${lastMoment} as is_last_try`,
)

/** In how many milliseconds the next message of a kind can be tried; no row when none waits. */
export const loadNextTryDelay = defineRowQuery<{ delay_ms: number }, [kind: MessageKind]>(
  'mail.loadNextTryDelay',
  `select greatest(0, ceil(extract(epoch from min(next_try_at) - now()) * 1000))::int as delay_ms
   from outbox where sent_at is null and kind = $1 and next_try_at < ${lastMoment} and ${lastMoment} > now()
   having count(*) > 0`,
)

/** The text of a sent message is deleted: it may hold a key to an account. */
export const markSent = defineRowQuery<object, [id: number]>(
  'mail.markSent',
  `update outbox set sent_at = now(), body = '' where id = $1`,
)

/** The messages that are not sent yet, newest first; without a transport a developer reads them here. */
export const listUnsentMessages = defineListQuery<Message & { readonly created_at: string }, [count: number]>(
  'mail.listUnsentMessages',
  `select kind, recipient, subject, body, created_at from outbox where sent_at is null order by id desc limit $1`,
)
