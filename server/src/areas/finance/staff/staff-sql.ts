import type * as z from 'zod/mini'
import type { financeStaff } from '#contract/staff/finance-staff.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { matchesStudent } from '#server/staff-lists/sql.ts'
import { heldScopes, inHeldScopes, toStaffName } from '#server/staff-permission/in-scope.ts'

type Orders = z.input<typeof financeStaff.orders.reply>
type Refunds = z.input<typeof financeStaff.refunds.reply>
export type Caller = [staffID: number, operation: string]

/** SQL: the student `s` with their programme `p`. */
export const student = `student s join programme p on p.id = s.programme_id`
/** SQL: the student is in a scope of the caller. */
export const isWithin = inHeldScopes({ school: 'p.school_id', programme: 's.programme_id' })
const names = `s.code, s.fname_ka || ' ' || s.lname_ka as student, s.fname_en || ' ' || s.lname_en as studenteng`

/** SQL: of the order `o`, what the bank's book had when it was last found to differ. */
const bank = `case when o.disagreement is not null then (
  select jsonb_build_object('state', d.details->>'state', 'amount', d.details->>'amount', 'currency', d.details->>'currency',
    'refunded', d.details->>'refunded')
  from payment_refusal d where d.order_id = o.id and d.code ~ '^(mismatch|disagreement)_' order by d.last_at desc limit 1) end`

const orderColumns = `o.id as "orderID", s.id as "studentID", ${names}, o.name_ka as name, o.name_en as nameeng,
  o.amount::text as amount, o.refunded::text as refunded, o.currency, o.provider, o.provider_order_id, o.state as status,
  o.disagreement as mismatch, ${bank} as bank, o.created_at, o.checked_at`

const isStuck = `o.state = 'processing' and o.created_at < now() - interval '1 hour'`

/** One page of the online payments in the caller's scope. */
export const loadOrders = defineOneRowQuery<
  Pick<Orders, 'items' | 'total'>,
  [...Caller, perPage: number, page: number, search: string, state: string | null, words: string]
>(
  'finance.loadOrders',
  `with ${heldScopes}, found as (
     select ${orderColumns}
     from payment_order o join ${student} on s.id = o.student_id
     where ${isWithin} and (${matchesStudent('$5', '$7')} or o.id::text = $5 or o.provider_order_id = $5)
       and ($6::text is null or ($6 = 'stuck' and ${isStuck}) or ($6 = 'mismatched' and o.disagreement is not null)))
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_json(f) order by f."orderID" desc), '[]')
      from (select * from found order by "orderID" desc limit $3 offset ($4 - 1) * $3) f) as items`,
)

/** One online payment in the caller's scope. */
export const findOrderForStaff = defineRowQuery<Orders['items'][number], [...Caller, orderID: number]>(
  'finance.findOrderForStaff',
  `with ${heldScopes} select ${orderColumns} from payment_order o join ${student} on s.id = o.student_id
   where o.id = $3 and ${isWithin}`,
)

export const listDays = defineListQuery<z.input<typeof financeStaff.days.reply>['days'][number], Caller>(
  'finance.listDays',
  `with ${heldScopes}, entry as (
     select order_id, sum(case kind when 'payment' then amount else -amount end) as booked
     from ledger_entry where order_id is not null and kind in ('payment', 'refund') group by order_id)
   select (o.paid_at at time zone z.name)::date as day, o.provider, o.currency, count(*)::int as payments, sum(o.amount)::text as paid,
     sum(o.refunded)::text as refunded, coalesce(sum(e.booked), 0)::numeric(12, 2)::text as booked
   from payment_order o join ${student} on s.id = o.student_id left join entry e on e.order_id = o.id,
     (select value #>> '{}' as name from setting where name = 'time_zone') z
   where ${isWithin} and o.paid_at > now() - interval '31 days'
   group by 1, 2, 3 order by 1 desc, 2, 3`,
)

interface RefundableOrder {
  readonly studentID: number
  readonly state: string
  readonly amount: string
  readonly refunded: string
  readonly hasOpenRefund: boolean
}

/**
 * A payment in the caller's scope, locked until this transaction ends. A refund that was opened meanwhile is found by its
 * index: the transaction is then run again.
 */
export const lockOrderForStaff = defineRowQuery<RefundableOrder, [...Caller, orderID: number]>(
  'finance.lockOrderForStaff',
  `with ${heldScopes}
   select s.id as "studentID", o.state, o.amount::text as amount, o.refunded::text as refunded,
     exists (select from payment_refund r where r.order_id = o.id and r.state in ('proposed', 'confirmed')) as "hasOpenRefund"
   from payment_order o join ${student} on s.id = o.student_id where o.id = $3 and ${isWithin} for no key update of o`,
)

export const addRefund = defineOneRowQuery<
  { refundID: number },
  [orderID: number, amount: string, reason: string, staffID: number]
>(
  'finance.addRefund',
  `insert into payment_refund (order_id, amount, reason, proposed_by) values ($1, $2::numeric, $3, $4) returning id as "refundID"`,
)

export const loadRefunds = defineOneRowQuery<
  Pick<Refunds, 'items' | 'total'>,
  [...Caller, perPage: number, page: number]
>(
  'finance.loadRefunds',
  `with ${heldScopes}, found as (
     select r.id as "refundID", r.order_id as "orderID", s.id as "studentID", ${names}, r.amount::text as amount, o.currency, r.reason, r.state,
       o.amount::text as paid, o.refunded::text as refunded, o.created_at as ordered_at,
       ${toStaffName('m')} as proposed_by, r.proposed_at, ${toStaffName('c')} as decided_by, r.proposed_by = $1 as "isOwn"
     from payment_refund r join payment_order o on o.id = r.order_id join ${student} on s.id = o.student_id
     join staff_member m on m.id = r.proposed_by left join staff_member c on c.id = r.confirmed_by where ${isWithin})
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_json(f) order by f.state = 'proposed' desc, f."refundID" desc), '[]')
      from (select * from found order by state = 'proposed' desc, "refundID" desc limit $3 offset ($4 - 1) * $3) f) as items`,
)

interface LockedRefund {
  readonly studentID: number
  readonly orderID: number
  readonly amount: string
  readonly state: string
  readonly isOwn: boolean
}

export const lockRefund = defineRowQuery<LockedRefund, [...Caller, refundID: number]>(
  'finance.lockRefund',
  `with ${heldScopes}
   select s.id as "studentID", r.order_id as "orderID", r.amount::text as amount, r.state, r.proposed_by = $1 as "isOwn"
   from payment_refund r join payment_order o on o.id = r.order_id join ${student} on s.id = o.student_id
   where r.id = $3 and ${isWithin} for update of r`,
)

export const saveRefundDecision = defineRowQuery<
  object,
  [refundID: number, isConfirmed: boolean, staffID: number]
>(
  'finance.saveRefundDecision',
  `update payment_refund set state = case when $2 then 'confirmed' else 'rejected' end, confirmed_by = $3,
     send_at = case when $2 then now() end, closed_at = case when not $2 then now() end
   where id = $1`,
)

const inProgrammes = inHeldScopes({ school: 'p.school_id', programme: 'p.id' })

/** The price list of the current semester with what booking it would change, for the programmes in the caller's scope. */
export const planTuition = defineOneRowQuery<z.input<typeof financeStaff.planTuition.reply>, Caller>(
  'finance.planTuition',
  `with ${heldScopes}, mine as (select p.* from programme p where ${inProgrammes}),
   plan as (
     select t.programme_id, count(*)::int as students, count(*) filter (where t.price > t.booked)::int as more,
       count(*) filter (where t.price < t.booked)::int as less, sum(t.price - t.booked)::numeric(12, 2)::text as difference
     from plan_tuition((select id from semester where is_current), array(select id from mine)) t group by t.programme_id)
   select c.name_ka as semester, c.name_en as semestereng, (
     select coalesce(json_agg(json_build_object('programmeID', m.id, 'programme', m.name_ka, 'programmeeng', m.name_en,
       'currency', m.currency, 'price', r.amount::text, 'due', r.due_on, 'students', coalesce(l.students, 0), 'more', coalesce(l.more, 0),
       'less', coalesce(l.less, 0), 'difference', coalesce(l.difference, '0.00')) order by m.id), '[]')
     from mine m left join tuition_price r on r.programme_id = m.id and r.semester_id = c.id left join plan l on l.programme_id = m.id)
     as programmes
   from semester c where c.is_current`,
)

interface LockedProgramme {
  readonly schoolID: number
  readonly semesterID: number
  readonly price: string | null
}

export const findPricedProgramme = defineRowQuery<LockedProgramme, [...Caller, programmeID: number]>(
  'finance.findPricedProgramme',
  `with ${heldScopes}
   select p.school_id as "schoolID", c.id as "semesterID", r.amount::text as price
   from programme p join semester c on c.is_current left join tuition_price r on r.programme_id = p.id and r.semester_id = c.id
   where p.id = $3 and ${inProgrammes}`,
)

export const savePrice = defineRowQuery<
  object,
  [semesterID: number, programmeID: number, amount: string, due: string]
>(
  'finance.savePrice',
  `insert into tuition_price (semester_id, programme_id, amount, due_on) values ($1, $2, $3::numeric, $4::date)
   on conflict (semester_id, programme_id) do update set amount = excluded.amount, due_on = excluded.due_on`,
)

export const bookTuition = defineOneRowQuery<
  { charges: number; discounts: number; amount: string },
  [semesterID: number, programmeID: number, staffID: number, reason: string]
>(
  'finance.bookTuition',
  `select charges, discounts, amount::numeric(12, 2)::text as amount from book_tuition($1, array[$2::int], $3, $4)`,
)
