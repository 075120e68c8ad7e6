import { hasUsablePhone } from '#server/user/duty-facts-sql.ts'
import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import { finesJson } from '#server/books/fines-json.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import type { Letterhead } from '#server/letterhead/letterhead.ts'
import { currentLetterhead } from '#server/letterhead/sql.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { today } from '#server/time-zone/sql.ts'

type General = z.input<typeof finance.general.reply>
type Details = z.input<typeof finance.details.reply>
type Scholarships = z.input<typeof finance.scholarship.reply>

/** The fee of the contract that the student `s` from abroad has accepted, for the academic year of the current semester. */
const contractJson = `(
  select json_build_object('fee', a.fee::text, 'currency', a.currency, 'academic_year', c.academic_year,
    'isFirst', c.academic_year <= i.academic_year,
    'starts_on', case when c.academic_year <= i.academic_year then i.starts_on
      else (select min(o.starts_on) from semester o where o.academic_year = c.academic_year) end,
    'second_starts_on', coalesce(
      (select o.starts_on from semester o where o.academic_year = c.academic_year and o.season = 'spring'), c.ends_on + 1),
    'isRegistered', exists (select from registration r where r.student_id = s.id),
    'paid', (
      select coalesce(sum(case e.kind when 'refund' then -e.amount else e.amount end), 0)::numeric(12, 2)::text
      from ledger_entry e join semester o on o.id = e.semester_id left join ledger_entry r on r.id = e.reverses_id
      -- A discount that was reversed was never paid.
      where e.student_id = s.id and r.kind is distinct from 'discount' and e.debit_type_id = 1 and e.kind in ('payment', 'refund') and o.academic_year = c.academic_year),
    'terms', i.terms)
  from contract_acceptance a join intake i on i.id = s.intake_id join semester c on c.is_current
  where a.student_id = s.id and s.contract_approved and a.currency = p.currency
  order by a.id desc limit 1)`

/** The balance of the account, the next due date, and the other figures of the finance page. */
export const loadGeneral = defineOneRowQuery<General, [studentID: number]>(
  'finance.loadGeneral',
  `with open as (
     select due_on, left_to_pay from charge_left where student_id = $1 and left_to_pay > 0
   ), sums as (
     select coalesce(sum(amount) filter (where kind = 'charge'), 0)::numeric(12, 2) as charged,
       coalesce(sum(case kind when 'charge' then 0 when 'refund' then -amount else amount end), 0)::numeric(12, 2) as paid
     from ledger_entry where student_id = $1)
   select ${today} as today, (m.charged - m.paid)::text as balance, m.charged::text as charged, m.paid::text as paid,
     greatest(0, m.charged - m.paid)::numeric(12, 2)::text as debt, p.currency::text as currency,
     (select json_build_object('date', n.due_on, 'isOverdue', n.due_on < ${today}, 'amount',
        (select sum(o.left_to_pay)::text from open o where o.due_on <= n.due_on))
      from open n where n.due_on is not null order by n.due_on limit 1) as next_due,
     (select coalesce(sum(o.left_to_pay), 0)::numeric(12, 2)::text from open o where o.due_on < ${today}) as overdue,
     (select case when (value ->> 'registration')::boolean then json_build_object('isBlocked', s.debt_blocked,
        'from', (select min(o.due_on) + (value ->> 'days')::int + 1 from open o)) end
      from setting where name = 'debt_block') as block,
     s.bank_account as "bankAccount", s.bank_account is not null as "hasBankAccount", ${hasUsablePhone('s')} as "hasPhone",
     s.has_scholarship as "hasScholarship",
     case when s.informatics_due then json_build_object('phone', s.phone, 'address', coalesce(s.address_ka, s.address_en)) end
       as informatics,
     (select value from setting where name = 'payment_receiver') as receiver,
     ${contractJson} as contract, ${finesJson} as fines
   from student s join programme p on p.id = s.programme_id, sums m where s.id = $1`,
  ['int'],
)

type AccountRow = Details & {
  readonly semesters: readonly SemesterName[]
  readonly types: readonly TypeName[]
}
interface SemesterName {
  readonly id: number
  readonly name: string
  readonly nameeng: string
}
type TypeName = SemesterName

/**
 * Every entry of the account, the newest first, with what was owed after it; the charges that are not paid, the earliest due
 * first; and the names that the entries are grouped by.
 */
export const loadAccount = defineOneRowQuery<AccountRow, [studentID: number]>(
  'finance.loadAccount',
  `with entry as (
     select e.*, (sum(case when kind in ('charge', 'refund') then amount else -amount end)
       over (order by day, id))::text as balance
     from ledger_entry e where student_id = $1)
   select
     (select coalesce(json_agg(json_build_object('financeID', e.id, 'date', e.day, 'kind', e.kind, 'debit_typeID', e.debit_type_id,
        'name', e.name_ka, 'nameeng', e.name_en, 'semesterID', e.semester_id, 'chargeID', e.charge_id, 'amount', e.amount::text, 'currency', e.currency,
        'due', e.due_on, 'balance', e.balance) order by e.day desc, e.id desc), '[]') from entry e) as movements,
     (select coalesce(json_agg(json_build_object('pay_for_id', e.id, 'debit_typeID', e.debit_type_id, 'name', e.name_ka,
        'nameeng', e.name_en, 'amount', e.amount::text, 'paid', (e.amount - l.left_to_pay)::text, 'left', l.left_to_pay::text,
        'currency', e.currency, 'due', e.due_on) order by e.due_on nulls last, e.id), '[]')
      from charge_left l join entry e on e.id = l.id where l.student_id = $1 and l.left_to_pay > 0) as charges,
     (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name_ka, 'nameeng', o.name_en) order by o.id), '[]')
      from semester o where o.id in (select semester_id from entry)) as semesters,
     (select json_agg(json_build_object('id', t.id, 'name', t.name_ka, 'nameeng', t.name_en) order by t.id) from debit_type t) as types,
     (select p.currency::text from student s join programme p on p.id = s.programme_id where s.id = $1) as currency`,
  ['int'],
)

export const listAnnounced = defineListQuery<
  z.input<typeof finance.announced.reply>['charges'][number],
  [studentID: number]
>(
  'finance.listAnnounced',
  `select a.id as "announcedID", a.name_ka as name, a.name_en as nameeng, a.amount::text as amount, p.currency::text as currency,
     a.due_on as due, a.books_on
   from announced_charge a join student s on s.id = a.student_id join programme p on p.id = s.programme_id
   where a.student_id = $1 and a.entry_id is null order by a.due_on, a.id`,
)

export const loadScholarships = defineOneRowQuery<Scholarships, [studentID: number]>(
  'finance.loadScholarships',
  `select s.bank_account as "bankAccount", (
     select coalesce(json_agg(json_build_object('scholarshipID', h.id, 'name', h.name_ka, 'nameeng', h.name_en,
       'semesterID', h.semester_id, 'semester', o.name_ka, 'semestereng', o.name_en, 'amount', h.amount::text,
       'currency', h.currency, 'status', h.status, 'paid_on', h.paid_on) order by o.starts_on desc, h.id desc), '[]')
     from scholarship h join semester o on o.id = h.semester_id where h.student_id = s.id) as scholarships
   from student s where s.id = $1`,
  ['int'],
)

export const listDebitTypes = defineListQuery<z.input<typeof finance.debitTypes.reply>['types'][number]>(
  'finance.listDebitTypes',
  `select id as "debit_typeID", name_ka as debit_type, name_en as debit_typeeng, own_amount
   from debit_type where is_offered order by id`,
)

interface StatementHead {
  readonly code: string
  readonly name_ka: string
  readonly name_en: string
  readonly programme_ka: string
  readonly programme_en: string
  readonly today: string
  /** Null while the university has no name. */
  readonly letterhead: Letterhead | null
}

/** Whose statement it is, and of which day. */
export const loadStatementHead = defineOneRowQuery<StatementHead, [studentID: number]>(
  'finance.loadStatementHead',
  `select s.code, s.fname_ka || ' ' || s.lname_ka as name_ka, s.fname_en || ' ' || s.lname_en as name_en,
     p.name_ka as programme_ka, p.name_en as programme_en, ${today} as today,
     ${currentLetterhead} as letterhead
   from student s join programme p on p.id = s.programme_id where s.id = $1`,
)
