import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

export type SandboxState = 'created' | 'paid' | 'failed' | 'cancelled' | 'expired'

export interface SandboxPayment {
  readonly id: string
  readonly orderID: number
  readonly amount: string
  readonly currency: string
  /** A payment whose time is over is expired. */
  readonly state: SandboxState
  readonly refunded: string
  readonly success_url: string
  readonly fail_url: string
  readonly expires_at: string
}

const columns = `id, order_id as "orderID", amount::text as amount, currency,
  case when state = 'created' and expires_at <= now() then 'expired' else state end as state,
  refunded::text as refunded, success_url, fail_url, expires_at`

/** A payment, or with a known key the one that it has made. */
export const createSandboxPayment = defineOneRowQuery<
  { id: string },
  [
    id: string,
    key: string,
    orderID: number,
    amount: string,
    currency: string,
    successUrl: string,
    failUrl: string,
    minutes: number,
  ]
>(
  'payments.createSandboxPayment',
  `insert into sandbox_payment (id, key, order_id, amount, currency, success_url, fail_url, expires_at)
   values ($1, $2, $3, $4::numeric, $5, $6, $7, now() + make_interval(mins => $8))
   on conflict (key) do update set key = excluded.key returning id`,
)

export const findSandboxPayment = defineRowQuery<SandboxPayment, [id: string]>(
  'payments.findSandboxPayment',
  `select ${columns} from sandbox_payment where id = $1`,
)

/** Ends a payment that nobody has ended; it returns nothing for another. */
export const endSandboxPayment = defineRowQuery<{ id: string }, [id: string, state: SandboxState]>(
  'payments.endSandboxPayment',
  `update sandbox_payment set state = $2 where id = $1 and state = 'created' and expires_at > now() returning id`,
)

/** Refunds a part of what was paid, with null the rest; it returns nothing when there is not so much. */
export const refundSandboxPayment = defineRowQuery<{ id: string }, [id: string, amount: string | null]>(
  'payments.refundSandboxPayment',
  `update sandbox_payment set refunded = refunded + coalesce($2::numeric, amount - refunded)
   where id = $1 and state = 'paid' and refunded + coalesce($2::numeric, amount - refunded) <= amount
     and coalesce($2::numeric, amount - refunded) > 0 returning id`,
)

export const loadSandboxSecret = defineOneRowQuery<{ secret: string }>(
  'payments.loadSandboxSecret',
  `select value #>> '{}' as secret from setting where name = 'sandbox_bank_secret'`,
)
