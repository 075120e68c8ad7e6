import { statement, type Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { zone } from '#server/time-zone/sql.ts'

interface Subscription {
  readonly subscriptionID: number
  readonly secret: string
  readonly made_at: string
}

/** The student's subscription that is not revoked. */
export const loadSubscription = defineRowQuery<Subscription, [studentID: number]>(
  'feeds.loadSubscription',
  `select id as "subscriptionID", secret, created_at as made_at from calendar_subscription
   where student_id = $1 and revoked_at is null`,
)

/** Saves a new secret; a student with a subscription gets the existing one. */
export const createSubscription = defineOneRowQuery<Subscription, [studentID: number, secret: string]>(
  'feeds.createSubscription',
  `insert into calendar_subscription (student_id, secret) values ($1, $2)
   on conflict (student_id) where revoked_at is null do update set student_id = excluded.student_id
   returning id as "subscriptionID", secret, created_at as made_at`,
)

const deleteSubscription = statement<object>(
  'feeds.revokeSubscription',
  `update calendar_subscription set secret = null, revoked_at = coalesce(revoked_at, now())
   where id = $2 and student_id = $1 returning 1`,
)

/** Revokes the secret of the student's subscription; false when the subscription is not theirs. */
export const revokeSubscription = async (db: Connection, studentID: number, id: number): Promise<boolean> =>
  (await db.row(deleteSubscription, [studentID, id])) !== undefined

/** Revokes the secrets of all subscriptions of the student. */
export const revokeSubscriptions = defineRowQuery<object, [studentID: number]>(
  'feeds.revokeSubscriptions',
  `update calendar_subscription set secret = null, revoked_at = now()
   where student_id = $1 and revoked_at is null`,
)

/** The student who owns the secret, and the university's time zone. */
export const findSubscriber = defineRowQuery<
  { readonly studentID: number; readonly timeZone: string },
  [secret: string]
>(
  'feeds.findStudent',
  `select student_id as "studentID", ${zone} as "timeZone"
   from calendar_subscription where secret = $1`,
)
