import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

type Order = z.input<typeof finance.order.reply>

const orderColumns = `id as "orderID", state as status, purpose, purpose_id, name_ka as name, name_en as nameeng,
  amount::text as amount, refunded::text as refunded, currency, provider,
  case when state = 'processing' and expires_at > now() then link end as link, created_at, expires_at, paid_at`

export const findOwnOrder = defineRowQuery<Order, [studentID: number, orderID: number]>(
  'finance.findOwnOrder',
  `select ${orderColumns} from payment_order where student_id = $1 and id = $2`,
)

export const listOwnOrders = defineListQuery<Order, [studentID: number]>(
  'finance.listOwnOrders',
  `select ${orderColumns} from payment_order where student_id = $1 order by id desc limit 20`,
)

interface Payable {
  readonly currency: string
  /** The largest amount of one payment. */
  readonly largest: string
  /** Null for an unknown type, or one that is paid elsewhere. */
  readonly type_ka: string | null
  readonly type_en: string | null
  readonly own_amount: boolean
  /** The student's charge, if there is one of this number and type. */
  readonly charge_ka: string | null
  readonly charge_en: string | null
  readonly left: string | null
}

/** The facts that decide whether a student may pay for a type, and for a charge of theirs. */
export const loadPayable = defineOneRowQuery<
  Payable,
  [studentID: number, typeID: number, chargeID: number | null]
>(
  'finance.loadPayable',
  `select p.currency::text as currency,
     coalesce((select value ->> p.currency from setting where name = 'payment_largest_amounts'), '10000.00') as largest,
     t.name_ka as type_ka, t.name_en as type_en, coalesce(t.own_amount, false) as own_amount,
     c.name_ka as charge_ka, c.name_en as charge_en, l.left_to_pay::text as left
   from student s join programme p on p.id = s.programme_id
   left join debit_type t on t.id = $2 and t.is_offered
   left join ledger_entry c on c.id = $3 and c.student_id = s.id and c.kind = 'charge' and c.debit_type_id = $2
   left join charge_left l on l.id = c.id and l.student_id = $1
   where s.id = $1`,
)
