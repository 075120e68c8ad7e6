import type { Mismatch, OrderState } from '#rules/finance/order-state.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { today } from '#server/time-zone/sql.ts'

/** A row of `payment_order`. */
export interface OrderRow {
  readonly orderID: number
  readonly studentID: number
  readonly key: string
  readonly purpose: string
  readonly purposeID: number | null
  readonly name_ka: string
  readonly name_en: string
  readonly amount: string
  readonly currency: string
  readonly provider: string
  readonly providerOrderID: string | null
  readonly link: string | null
  readonly state: OrderState
  readonly refunded: string
  readonly mismatch: Mismatch | null
  readonly is_expired: boolean
  readonly minutes_left: number
  readonly checks: number
  /** In seconds. */
  readonly age: number
}

const orderColumns = `o.id as "orderID", o.student_id as "studentID", o.key, o.purpose, o.purpose_id as "purposeID",
  o.name_ka, o.name_en, o.amount::text as amount, o.currency, o.provider, o.provider_order_id as "providerOrderID", o.link,
  o.state, o.refunded::text as refunded, o.disagreement as mismatch, o.expires_at <= now() as is_expired,
  greatest(1, ceil(extract(epoch from o.expires_at - now()) / 60))::int as minutes_left, o.checks,
  extract(epoch from now() - o.created_at)::int as age`

interface NewOrder {
  readonly created: boolean
  readonly orderID: number | null
}

/**
 * Inserts an order with the minutes of the setting; with a key that is known already, it returns that order. Null when
 * another order for the same thing is open.
 */
export const insertOrder = defineOneRowQuery<
  NewOrder,
  [
    studentID: number,
    key: string,
    purpose: string,
    purposeID: number | null,
    debitTypeID: number,
    nameKa: string,
    nameEn: string,
    amount: string,
    currency: string,
    provider: string,
  ]
>(
  'payments.insertOrder',
  `with added as (
     insert into payment_order
       (student_id, key, purpose, purpose_id, debit_type_id, name_ka, name_en, amount, currency, provider, expires_at, check_at)
     select $1, $2::uuid, $3, $4, $5, $6, $7, $8::numeric, $9, $10,
       now() + make_interval(mins => minutes), now() + interval '15 seconds'
     from (select (value #>> '{}')::int as minutes from setting where name = 'payment_order_minutes') s
     on conflict do nothing returning id),
   step as (
     insert into payment_step (order_id, step) select id, 'created' from added)
   select added.id is not null as created,
     coalesce(added.id, (select id from payment_order where student_id = $1 and key = $2::uuid)) as "orderID"
   from (select) one left join added on true`,
)

export const findOrder = defineRowQuery<OrderRow, [orderID: number]>(
  'payments.findOrder',
  `select ${orderColumns} from payment_order o where o.id = $1`,
)

/** The order that is open for a thing. */
export const findOpenOrder = defineRowQuery<
  OrderRow,
  [studentID: number, purpose: string, purposeID: number | null]
>(
  'payments.findOpenOrder',
  `select ${orderColumns} from payment_order o
   where o.student_id = $1 and o.purpose = $2 and o.purpose_id = $3 and o.state = 'processing'`,
)

/** An order that no other transaction changes until this one ends. */
export const lockOrder = defineRowQuery<OrderRow, [orderID: number]>(
  'payments.lockOrder',
  `select ${orderColumns} from payment_order o where o.id = $1 for no key update`,
)

type ProviderNumber = [provider: string, providerOrderID: string]

export const findOrderOfProvider = defineRowQuery<{ orderID: number }, ProviderNumber>(
  'payments.findOrderOfProvider',
  `select id as "orderID" from payment_order where provider = $1 and provider_order_id = $2`,
)

/** Whether a recent order has no number yet: a callback may overtake the reply that contains it. */
export const findUnnamedOrder = defineOneRowQuery<{ isFound: boolean }, [provider: string]>(
  'payments.findUnnamedOrder',
  `select exists (select from payment_order where provider = $1 and provider_order_id is null
     and created_at > now() - interval '10 minutes') as "isFound"`,
)

/** Saves what the provider has answered; the first answer stays. */
export const saveProviderOrder = defineRowQuery<
  object,
  [orderID: number, providerOrderID: string, link: string | null]
>(
  'payments.saveProviderOrder',
  `update payment_order set provider_order_id = coalesce(provider_order_id, $2), link = coalesce(link, $3) where id = $1`,
)

export const countRecentOrders = defineOneRowQuery<{ recent: number; most: number }, [studentID: number]>(
  'payments.countRecentOrders',
  `select (select count(*)::int from payment_order where student_id = $1 and created_at > now() - interval '1 hour') as recent,
     (select (value #>> '{}')::int from setting where name = 'payment_orders_per_hour') as most`,
)

/** Saves the decision on an order, and the step in its history. */
export const saveOrderState = defineRowQuery<
  object,
  [
    orderID: number,
    state: OrderState,
    refunded: string,
    mismatch: Mismatch | null,
    step: string,
    details: string,
  ]
>(
  'payments.saveOrderState',
  `with step as (insert into payment_step (order_id, step, details) values ($1, $5, $6::jsonb))
   update payment_order set state = $2, refunded = $3::numeric, disagreement = $4,
     paid_at = case when $2 in ('paid', 'refunded') then coalesce(paid_at, now()) end,
     closed_at = case when $2 <> 'processing' then coalesce(closed_at, now()) end,
     check_at = case when $2 = 'processing' then check_at end
   where id = $1`,
)

/**
 * Adds an entry to the account of the order's student. One of the same key is there already when another transaction was
 * first; then nothing is added.
 */
export const addOrderEntry = defineRowQuery<
  { id: number },
  [orderID: number, kind: 'charge' | 'payment' | 'refund', amount: string, key: string]
>(
  'payments.addOrderEntry',
  `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, charge_id, order_id, name_ka, name_en, amount,
     currency, day, key)
   select o.student_id, $2, o.debit_type_id, coalesce(c.semester_id, s.id),
     case when $2 = 'charge' then null
       else coalesce(c.id, (select b.id from ledger_entry b where b.order_id = o.id and b.kind = 'charge')) end,
     o.id, o.name_ka, o.name_en, $3::numeric, o.currency,
     ${today}, $4
   from payment_order o
   left join ledger_entry c on c.id = o.purpose_id and o.purpose = 'charge'
   left join semester s on s.is_current
   where o.id = $1
   on conflict on constraint ledger_entry_key do nothing returning id`,
)

/** Lowers the charge that was entered with the payment of a delivered thing, if there is one: its money was given back. */
export const addOrderDiscount = defineRowQuery<object, [orderID: number, amount: string, key: string]>(
  'payments.addOrderDiscount',
  `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, charge_id, order_id, name_ka, name_en, amount,
     currency, day, key)
   select c.student_id, 'discount', c.debit_type_id, c.semester_id, c.id, c.order_id, c.name_ka, c.name_en, $2::numeric,
     c.currency, ${today}, $3
   from ledger_entry c where c.order_id = $1 and c.kind = 'charge'
   on conflict on constraint ledger_entry_key do nothing`,
)

/** Records that a payment or a message was refused; once a day for each sender and reason, with the number of times. */
export const addRefusal = defineRowQuery<
  object,
  [studentID: number | null, provider: string | null, orderID: number | null, code: string, details: string]
>(
  'payments.addRefusal',
  `insert into payment_refusal (student_id, provider, order_id, code, details) values ($1, $2, $3, $4, $5::jsonb)
   on conflict (day, student_id, provider, order_id, code)
   do update set times = payment_refusal.times + 1, last_at = now(), details = excluded.details`,
)

/** Counts a question to the provider of an order; undefined when it is not to be asked any more. */
export const beginCheck = defineRowQuery<OrderRow, [orderID: number]>(
  'payments.beginCheck',
  `update payment_order o set checks = o.checks + 1 where o.id = $1 and o.check_at is not null returning ${orderColumns}`,
)

/** Claims one order that is open, unless it was asked within three seconds. */
export const claimOrder = defineRowQuery<OrderRow, [orderID: number]>(
  'payments.claimOrder',
  `update payment_order o set checked_at = now()
   where o.id = $1 and o.state = 'processing' and o.provider_order_id is not null
     and (o.checked_at is null or o.checked_at < now() - interval '3 seconds')
   returning ${orderColumns}`,
)

/** After the provider was asked: when it is asked again, in seconds, unless the order is closed. */
export const saveCheck = defineRowQuery<{ isOpen: boolean }, [orderID: number, delay: number]>(
  'payments.saveCheck',
  `update payment_order set checked_at = now(),
     check_at = case when state = 'processing' then now() + make_interval(secs => $2) end
   where id = $1 returning state = 'processing' as "isOpen"`,
)

export interface RefundRow {
  readonly refundID: number
  readonly orderID: number
  readonly amount: string
  readonly state: string
  readonly refunded_before: string | null
}

const refundColumns = `r.id as "refundID", r.order_id as "orderID", r.amount::text as amount, r.state,
  r.refunded_before::text as refunded_before`

/** Claims one that has just been confirmed: it waits for whoever reads it, such as a second person who confirms it too. */
export const claimRefund = defineRowQuery<RefundRow, [refundID: number]>(
  'payments.claimRefund',
  `with due as (
     select id from payment_refund where id = $1 and state = 'confirmed' and send_at <= now() for no key update)
   update payment_refund r set send_at = now() + interval '1 minute' from due where r.id = due.id returning ${refundColumns}`,
)

/** The sum that the provider had refunded before this refund was first sent. */
export const saveRefundedBefore = defineRowQuery<object, [refundID: number, refunded: string]>(
  'payments.saveRefundedBefore',
  `update payment_refund set refunded_before = coalesce(refunded_before, $2::numeric) where id = $1`,
)

/** The refund has failed for now; it is sent again after this many seconds. */
export const saveRefundFailure = defineRowQuery<object, [refundID: number, failure: string, delay: number]>(
  'payments.saveRefundFailure',
  `update payment_refund set failure = $2, send_at = now() + make_interval(secs => $3) where id = $1 and state = 'confirmed'`,
)

/** In how many seconds a refund is sent, or sent again; undefined when it is done or rejected. */
export const findRefundDelay = defineRowQuery<{ seconds: number }, [refundID: number]>(
  'payments.findRefundDelay',
  `select greatest(0, ceil(extract(epoch from send_at - now())))::int as seconds
   from payment_refund where id = $1 and state = 'confirmed'`,
)

interface OpenRow {
  readonly queue: 'payment-check' | 'payment-refund'
  readonly id: number
  readonly seconds: number
}

/** The orders and refunds that are open, each with the seconds until it is due. */
export const listOpenRows = defineListQuery<OpenRow>(
  'payments.listOpenRows',
  `select 'payment-check' as queue, id, greatest(0, ceil(extract(epoch from check_at - now())))::int as seconds
   from payment_order where check_at is not null
   union all
   select 'payment-refund', id, greatest(0, ceil(extract(epoch from send_at - now())))::int
   from payment_refund where send_at is not null and state = 'confirmed'`,
)

/** The confirmed refund of an order is done once the provider's records have it. */
export const closeRefund = defineRowQuery<object, [orderID: number, refunded: string]>(
  'payments.closeRefund',
  `update payment_refund set state = 'done', closed_at = now(), send_at = null, failure = null
   where order_id = $1 and state = 'confirmed' and refunded_before + amount <= $2::numeric`,
)

/** Notifies the student of a payment, a failed one or a refund, once. */
export const addPaymentNotification = defineRowQuery<object, [orderID: number, what: string, amount: string]>(
  'payments.addNotification',
  `select add_notification('payment', 'payment ' || o.id || ' ' || $2 || ' ' || $3, null,
     jsonb_build_object('what', $2, 'amount', $3, 'currency', o.currency, 'orderID', o.id,
       'name', o.name_ka, 'nameeng', o.name_en), array[o.student_id])
   from payment_order o where o.id = $1`,
)

export const isDemo = defineOneRowQuery<{ isDemo: boolean }>(
  'payments.isDemo',
  `select exists (select from setting where name = 'demo' and value = 'true') as "isDemo"`,
)

export const bookAnnouncedCharges = defineRowQuery<object>(
  'payments.bookAnnouncedCharges',
  'select book_announced_charges()',
)

export const announceDebts = defineRowQuery<object>('payments.announceDebts', 'select announce_debts()')

export const updateDebtBlocks = defineRowQuery<object>(
  'payments.updateDebtBlocks',
  'select update_debt_blocks()',
)
