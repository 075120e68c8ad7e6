import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
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
 * Claims the oldest message that is due. After a failure any process may retry it after one minute, then two, four and so
 * on, up to an hour, and never before `leaseSeconds` have passed. A trial copy sends nothing.
 */
export const claimMessage = defineRowQuery<ClaimedMessage, [kind: MessageKind, leaseSeconds: number]>(
  'mail.claimMessage',
  `update outbox set tries = tries + 1, last_error = null,
     next_try_at = now() + greatest(least(power(2, tries), 60) * 60, $2::int) * interval '1 second'
   where id = (
     select id from outbox
     where sent_at is null and next_try_at <= now() and kind = $1 and ${lastMoment} > now()
       and not exists (select from setting where name = 'trial' and value = 'true')
     order by id limit 1 for update skip locked)
   returning id, kind, recipient, subject, body, next_try_at >= ${lastMoment} as is_last_try`,
)

/** The text of a sent message is deleted: it may hold a key to an account. */
export const markSent = defineRowQuery<object, [id: number]>(
  'mail.markSent',
  `update outbox set sent_at = now(), body = '', last_error = null where id = $1`,
)

export const saveFailure = defineRowQuery<object, [id: number, reason: string]>(
  'mail.saveFailure',
  'update outbox set last_error = $2 where id = $1 and sent_at is null',
)

export const findLastMessage = defineOneRowQuery<{ id: number }>(
  'mail.findLastMessage',
  'select coalesce(max(id), 0)::int as id from outbox',
)

export interface MessageStates {
  readonly sent: number
  /** Not tried yet, or being sent by another process. */
  readonly waiting: number
  readonly failed: number
  readonly reasons: readonly string[]
}

/** Counts the states of the messages of a kind that were queued after the given one. */
export const countMessageStates = defineOneRowQuery<MessageStates, [kind: MessageKind, afterID: number]>(
  'mail.countMessageStates',
  `select count(*) filter (where sent_at is not null)::int as sent,
     count(*) filter (where sent_at is null and last_error is null)::int as waiting,
     count(*) filter (where sent_at is null and last_error is not null)::int as failed,
     coalesce((array_agg(distinct last_error) filter (where sent_at is null and last_error is not null))[:3], '{}') as reasons
   from outbox where kind = $1 and id > $2::int`,
)

interface UnsentMessage extends Message {
  readonly created_at: string
  readonly last_error: string | null
  /** It is too old, or its content has expired. */
  readonly is_given_up: boolean
}

/** The messages that are not sent yet, newest first; without a transport a developer reads them here. */
export const listUnsentMessages = defineListQuery<UnsentMessage, [count: number]>(
  'mail.listUnsentMessages',
  `select kind, recipient, subject, body, created_at, last_error, ${lastMoment} <= now() as is_given_up
   from outbox where sent_at is null order by id desc limit $1`,
)
