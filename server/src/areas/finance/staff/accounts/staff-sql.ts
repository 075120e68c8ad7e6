import type * as z from 'zod/mini'
import type { financeStaff } from '#contract/staff/finance-staff.ts'
import { byName } from '#server/db/by-name.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { matchesStudent, toOrder, toSortedNames } from '#server/staff-lists/sql.ts'
import { heldScopes, toStaffName } from '#server/staff-permission/in-scope.ts'
import { today } from '#server/time-zone/sql.ts'
import { isWithin, student, type Caller } from '../staff-sql.ts'

type Accounts = z.input<typeof financeStaff.accounts.reply>
type Account = z.input<typeof financeStaff.account.reply>

const overdue = `coalesce((select sum(l.left_to_pay) from charge_left l
  where l.student_id = s.id and l.due_on < ${today}), 0)::numeric(12, 2)`
const accountColumns = `s.id as "studentID", s.code, s.fname_ka || ' ' || s.lname_ka as name, s.fname_en || ' ' || s.lname_en as nameeng,
  p.name_ka as programme, p.name_en as programmeeng, p.currency::text as currency, s.debt_blocked as "isBlocked"`
const sorted = toSortedNames('s')

/** The overdue amount of each student of the scope, in one pass over their charges. */
const overdueByStudent = `overdue as (
  select student_id, sum(left_to_pay)::numeric(12, 2) as amount from charge_left
  where due_on < ${today} and left_to_pay > 0 group by student_id)`

/** SQL: staff have made the entry `e` by hand, and no bank statement has it. */
const isByHand = `(e.staff_member_id is not null and e.order_id is null and e.bank_entry_id is null and e.reverses_id is null
  and e.kind in ('charge', 'payment', 'discount') and (e.key is null or e.key like 'staff %')
  and not exists (select from bank_entry b where b.ledger_entry_id = e.id))`
const isReversed = 'exists (select from ledger_entry r where r.reverses_id = e.id)'

/** Amounts of two currencies are not compared. */
const accountOrder = `case when coalesce($8, 'overdue') ~ '^-?(balance|overdue)$' then f.currency end,
  ${toOrder('$8', {
    name: 'f.sorted_name',
    nameeng: 'f.sorted_nameeng',
    programme: byName('f.programme'),
    programmeeng: byName('f.programmeeng'),
    balance: 'f.balance::numeric',
    overdue: 'f.late',
  })}, f.late desc, f.code`

/** One page of the accounts in the caller's scope, the largest overdue debt of each currency first, with the total sums. */
export const loadAccounts = defineOneRowQuery<
  Pick<Accounts, 'items' | 'total' | 'sums'>,
  [
    ...Caller,
    perPage: number,
    page: number,
    search: string,
    programmeID: number | null,
    hasDebt: boolean,
    sort: string | null,
    words: string,
  ]
>(
  'finance.loadAccounts',
  `with ${heldScopes}, ${overdueByStudent},
   found as materialized (
     select ${accountColumns}, coalesce(b.balance, 0)::numeric(12, 2)::text as balance, coalesce(o.amount, 0)::numeric(12, 2) as late,
       ${sorted.name} as sorted_name, ${sorted.nameeng} as sorted_nameeng
     from ${student} left join student_balance b on b.student_id = s.id left join overdue o on o.student_id = s.id
     where ${isWithin} and ${matchesStudent('$5', '$9')} and ($6::int is null or s.programme_id = $6) and (not $7 or o.amount > 0))
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg((to_jsonb(p) - '{late,nth,sorted_name,sorted_nameeng}'::text[])
        || jsonb_build_object('overdue', p.late::text) order by p.nth), '[]')
      from (
        select f.*, row_number() over (order by ${accountOrder}) as nth from found f order by nth limit $3 offset ($4 - 1) * $3) p) as items,
     (select coalesce(json_agg(to_json(m) order by m.currency), '[]') from (
        select currency, count(*)::int as accounts, count(*) filter (where late > 0)::int as debtors,
          sum(balance::numeric)::numeric(14, 2)::text as balance, sum(late)::numeric(14, 2)::text as overdue
        from found group by currency) m) as sums`,
)

export const listDebts = defineListQuery<
  z.input<typeof financeStaff.programmes.reply>['programmes'][number],
  Caller
>(
  'finance.listDebts',
  `with ${heldScopes}, ${overdueByStudent}
   select p.id as "programmeID", p.name_ka as programme, p.name_en as programmeeng, p.currency::text as currency,
     count(*)::int as students, count(o.student_id)::int as debtors, coalesce(sum(b.balance), 0)::numeric(12, 2)::text as balance,
     coalesce(sum(o.amount), 0)::numeric(12, 2)::text as overdue
   from ${student} left join student_balance b on b.student_id = s.id left join overdue o on o.student_id = s.id
   where ${isWithin} group by p.id order by p.currency, coalesce(sum(o.amount), 0) desc, p.id`,
)

/** The account of a student in the caller's scope. */
export const findAccount = defineRowQuery<Account, [...Caller, studentID: number]>(
  'finance.findAccount',
  `with ${heldScopes}, entry as (
     select e.*, (sum(case when kind in ('charge', 'refund') then amount else -amount end) over (order by day, id))::text as balance
     from ledger_entry e where student_id = $3)
   select
     (select to_jsonb(a) from (select ${accountColumns}, coalesce(b.balance, 0)::numeric(12, 2)::text as balance, ${overdue}::text as overdue) a)
       as account,
     (select coalesce(json_agg(json_build_object('financeID', e.id, 'date', e.day, 'kind', e.kind, 'name', e.name_ka, 'nameeng', e.name_en,
        'amount', e.amount::text, 'due', e.due_on, 'balance', e.balance, 'staff', ${toStaffName('m')}, 'reason', e.reason, 'orderID', e.order_id,
        'canReverse', ${isByHand} and not ${isReversed}, 'isReversed', ${isReversed})
        order by e.day desc, e.id desc), '[]') from entry e left join staff_member m on m.id = e.staff_member_id) as entries,
     (select coalesce(json_agg(json_build_object('financeID', e.id, 'name', e.name_ka, 'nameeng', e.name_en, 'left', l.left_to_pay::text)
        order by e.due_on nulls last, e.id), '[]')
      from charge_left l join entry e on e.id = l.id where l.student_id = $3 and l.left_to_pay > 0) as charges,
     (select json_agg(json_build_object('debit_typeID', t.id, 'debit_type', t.name_ka, 'debit_typeeng', t.name_en) order by t.id)
      from debit_type t) as types
   from ${student} left join student_balance b on b.student_id = s.id where s.id = $3 and ${isWithin}`,
)

interface Target {
  readonly currency: string
  readonly type_ka: string | null
  readonly type_en: string | null
  /** The open part of the charge; null if the student has no such charge. */
  readonly left: string | null
  readonly known: number | null
  readonly today: string
}

/** The student of a new entry, in the caller's scope; with the charge, and the entry of the same key. */
export const findTarget = defineRowQuery<
  Target,
  [...Caller, studentID: number, typeID: number, chargeID: number | null, key: string | null]
>(
  'finance.findTarget',
  `with ${heldScopes}
   select p.currency::text as currency, t.name_ka as type_ka, t.name_en as type_en,
     (select l.left_to_pay::text from charge_left l where l.student_id = $3 and l.id = $5) as left,
     (select e.id from ledger_entry e where e.student_id = $3 and e.key = 'staff ' || $6::text) as known, ${today}::text as today
   from ${student} left join debit_type t on t.id = $4 where s.id = $3 and ${isWithin}`,
)

export const addStaffEntry = defineOneRowQuery<
  { financeID: number },
  [
    studentID: number,
    kind: string,
    typeID: number,
    chargeID: number | null,
    name: string,
    nameeng: string,
    amount: string,
    currency: string,
    due: string | null,
    key: string | null,
    staffID: number,
    reason: string,
    day: string | null,
  ]
>(
  'finance.addStaffEntry',
  `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, charge_id, name_ka, name_en, amount, currency, day, due_on, key,
     staff_member_id, reason)
   select $1, $2, $3, (select semester_id from ledger_entry where id = $4), $4, $5, $6, $7::numeric, $8,
     coalesce($13::date, ${today}), $9::date,
     'staff ' || $10::text, $11, $12
   returning id as "financeID"`,
)

interface EntryToReverse {
  readonly studentID: number
  readonly kind: string
  readonly amount: string
  readonly currency: string
  readonly isByHand: boolean
  readonly reversalID: number | null
  readonly isSameAttempt: boolean
}

/** An entry in the caller's scope, with the one that takes it back. */
export const findEntryToReverse = defineRowQuery<
  EntryToReverse,
  [...Caller, entryID: number, key: string | null]
>(
  'finance.findEntryToReverse',
  `with ${heldScopes}
   select s.id as "studentID", e.kind, e.amount::text as amount, e.currency, ${isByHand} as "isByHand", r.id as "reversalID",
     coalesce(r.key = 'staff ' || $4::text, false) as "isSameAttempt"
   from ledger_entry e join ${student} on s.id = e.student_id left join ledger_entry r on r.reverses_id = e.id
   where e.id = $3 and ${isWithin}`,
)

/** Adds the entry of the opposite kind, for the same charge. */
export const addReversal = defineOneRowQuery<
  { financeID: number },
  [entryID: number, key: string | null, staffID: number, reason: string]
>(
  'finance.addReversal',
  `insert into ledger_entry (student_id, kind, debit_type_id, semester_id, charge_id, name_ka, name_en, amount, currency, day, key,
     staff_member_id, reason, reverses_id)
   select e.student_id, case e.kind when 'charge' then 'discount' else 'refund' end, e.debit_type_id, e.semester_id,
     case e.kind when 'charge' then e.id else e.charge_id end, 'გასწორება: ' || e.name_ka, 'Correction: ' || e.name_en, e.amount,
     e.currency, ${today}, 'staff ' || $2::text, $3, $4, e.id
   from ledger_entry e where e.id = $1
   returning id as "financeID"`,
)
