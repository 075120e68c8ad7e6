import { addDays } from '#rules/time/clock.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Connection } from '#server/db/open.ts'

interface Payment {
  readonly studentID: number
  readonly amount: string
  readonly state: 'processing' | 'paid' | 'failed' | 'cancelled'
  readonly daysAgo: number
  /** The sandbox has this amount in its book. */
  readonly bankAmount?: string
}

/** Online payments in each of their states; one of which the bank says another amount waits for the finance office. */
export const seedPayments = async (
  tx: Connection,
  { everyday, debtor }: { readonly everyday: number; readonly debtor: number },
  today: string,
): Promise<void> => {
  const payments: readonly Payment[] = [
    { studentID: everyday, amount: '150.00', state: 'failed', daysAgo: 12 },
    { studentID: everyday, amount: '150.00', state: 'paid', daysAgo: 12 },
    { studentID: everyday, amount: '40.00', state: 'cancelled', daysAgo: 3 },
    { studentID: debtor, amount: '200.00', state: 'processing', daysAgo: 2, bankAmount: '20.00' },
  ]
  for (const [nth, { studentID, amount, state, daysAgo, bankAmount }] of payments.entries()) {
    const at = toInstant(addDays(today, -daysAgo), `1${nth}:05`)
    const key = `00000000-0000-4000-8000-00000000000${nth}`
    const bankID = String(nth).repeat(32)
    await tx.rows(
      {
        name: '',
        text: `with made as (
          insert into payment_order (student_id, key, purpose, debit_type_id, name_ka, name_en, amount, currency, provider,
            provider_order_id, link, state, disagreement, created_at, expires_at, closed_at, paid_at, checks, checked_at, check_at)
          select s.id, $2::uuid, 'account', t.id, t.name_ka, t.name_en, $3::numeric, p.currency, 'sandbox', $4, '/sandbox-bank/' || $4, $5,
            case when $7::numeric <> $3::numeric then 'amount' end, $6::timestamptz, $6::timestamptz + interval '20 minutes',
            case when $5 <> 'processing' then $6::timestamptz + interval '2 minutes' end,
            case when $5 = 'paid' then $6::timestamptz + interval '2 minutes' end, 3, $6::timestamptz + interval '1 hour',
            case when $5 = 'processing' then $6::timestamptz + interval '20 years' end
          from student s join programme p on p.id = s.programme_id join debit_type t on t.id = 1 where s.id = $1
          returning *),
        step as (
          insert into payment_step (order_id, at, step) select id, created_at, 'created' from made
          union all select id, closed_at, state from made where closed_at is not null
          union all select id, checked_at, 'mismatch' from made where disagreement is not null),
        refusal as (
          insert into payment_refusal (day, provider, order_id, code, details, last_at)
          select checked_at::date, provider, id, 'mismatch_' || disagreement, jsonb_build_object('orderID', id, 'state', 'paid',
            'amount', $7::text, 'currency', currency, 'refunded', '0.00', 'isRefunding', false), checked_at
          from made where disagreement is not null),
        entry as (
          insert into ledger_entry (student_id, kind, debit_type_id, order_id, name_ka, name_en, amount, currency, day, key)
          select student_id, 'payment', debit_type_id, id, name_ka, name_en, amount, currency, $8::date, 'order ' || id
          from made where state = 'paid')
        insert into sandbox_payment (id, key, order_id, amount, currency, state, success_url, fail_url, expires_at, created_at)
        select provider_order_id, key, id, $7::numeric, currency, case when state = 'processing' then 'paid' else state end,
          '/pymentSuccess/success?order=' || id, '/pymentSuccess/fail?order=' || id, expires_at, created_at from made`,
      },
      [studentID, key, amount, bankID, state, at, bankAmount ?? amount, addDays(today, -daysAgo)],
    )
  }
}
