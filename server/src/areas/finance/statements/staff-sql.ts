import type * as z from 'zod/mini'
import type { bankStatements } from '#contract/staff/bank-statements.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

type Statement = z.input<typeof bankStatements.one.reply>
type Statements = z.input<typeof bankStatements.list.reply>
type Entries = z.input<typeof bankStatements.entries.reply>
type Entry = Entries['items'][number]

/** Changes of bank entries are serialized: few people edit them at once, and each then changes exactly what they saw. */
export const lockBankEntries = defineRowQuery<object>(
  'statements.lockBankEntries',
  `select pg_advisory_xact_lock(hashtextextended('bank entries', 0))`,
)

/** The university's accounts, starting with the one that students pay to. */
export const loadOwnAccounts = defineOneRowQuery<{ accounts: string[] }>(
  'statements.loadOwnAccounts',
  `select coalesce(json_agg(a.account order by a.nth) filter (where trim(a.account) <> ''), '[]') as accounts from (
     select value ->> 'account' as account, 0::bigint as nth from setting where name = 'payment_receiver'
     union all
     select l.account, l.nth from setting, jsonb_array_elements_text(value) with ordinality l(account, nth) where name = 'bank_accounts') a`,
)

export const insertStatement = defineOneRowQuery<
  { readonly statementID: number },
  [
    filename: string,
    format: string,
    hash: string,
    balances: string,
    pending: number,
    staffID: number,
    leftOut: string,
    leftOutCount: number,
  ]
>(
  'statements.insertStatement',
  `insert into bank_statement (filename, format, content_hash, balances, pending, staff_member_id, left_out, left_out_count)
   values ($1, $2, $3, $4::jsonb, $5, $6, $7::jsonb, $8) returning id as "statementID"`,
)

const given = `jsonb_to_recordset($2::jsonb) as g(account text, reference text, "bookedOn" date, amount numeric, currency text,
     payer text, "payerAccount" text, text text, "endToEnd" text, parts int, batch text, tokens text[])`

/** Adds the entries that are not known yet. */
export const insertEntries = defineRowQuery<object, [statementID: number, entries: string]>(
  'statements.insertEntries',
  `with added as (
     insert into bank_entry (account, reference, booked_on, amount, currency, payer, payer_account, text, end_to_end, parts, batch)
     select g.account, g.reference, g."bookedOn", g.amount, g.currency, g.payer, g."payerAccount", g.text, g."endToEnd", g.parts, g.batch
     from ${given} order by g."bookedOn", g.reference
     on conflict (account, reference) do nothing returning id, account, reference)
   insert into bank_statement_entry (statement_id, entry_id, is_new)
   select $1::int, coalesce(a.id, e.id), a.id is not null
   from ${given} left join added a on a.account = g.account and a.reference = g.reference
   left join bank_entry e on e.account = g.account and e.reference = g.reference`,
)

/** The statement of the same file with the same entries. */
export const findSameStatement = defineRowQuery<
  { readonly statementID: number },
  [hash: string, entries: string, count: number]
>(
  'statements.findSame',
  `select t.id as "statementID" from bank_statement t
   where t.content_hash = $1 and (select count(*) from bank_statement_entry l where l.statement_id = t.id) = $3
     and not exists (
       select from ${given}
       where not exists (
         select from bank_statement_entry l join bank_entry e on e.id = l.entry_id
         where l.statement_id = t.id and e.account = g.account and e.reference = g.reference))
   order by t.id limit 1`,
)

/** An entry whose number is known with another amount, currency or day. */
export const findOtherEntry = defineRowQuery<{ readonly reference: string }, [entries: string]>(
  'statements.findOtherEntry',
  `select e.reference from ${given.replace('$2', '$1')} join bank_entry e on e.account = g.account and e.reference = g.reference
   where (e.amount, e.currency, e.booked_on) <> (g.amount, g.currency, g."bookedOn") order by e.id limit 1`,
)

/** Finds the students of the new entries: of money that came by the code or the personal number in its text, if they say one. */
export const matchEntries = defineRowQuery<object, [statementID: number, entries: string]>(
  'statements.matchEntries',
  `with token as (
     select e.id, t.token from ${given} join bank_entry e on e.account = g.account and e.reference = g.reference
     join bank_statement_entry l on l.entry_id = e.id and l.statement_id = $1::int and l.is_new
     cross join unnest(g.tokens) t(token)
     where e.state = 'open' and e.student_id is null and e.amount > 0),
   found as (
     select t.id, s.id as student_id, 'code' as how from token t join student s on upper(s.code) = upper(t.token)
     union all
     select t.id, s.id, 'personal_code' from token t join student s on upper(s.personal_code) = upper(t.token)),
   single as (select id, min(student_id) as student_id, min(how) as how from found group by id having count(distinct student_id) = 1)
   update bank_entry e set student_id = f.student_id, matched_by = f.how from single f where e.id = f.id`,
)

/**
 * An outgoing entry is a returned transfer if it repeats the payer's number, and if all returns so far do not exceed what
 * came in under it.
 */
export const matchReturns = defineRowQuery<object, [statementID: number]>(
  'statements.matchReturns',
  `with found as (
     select e.id, min(o.student_id) as student_id
     from bank_statement_entry l join bank_entry e on e.id = l.entry_id
     join bank_entry o on o.end_to_end = e.end_to_end and o.account = e.account and o.currency = e.currency
       and o.amount > 0 and o.student_id is not null
       and o.amount + (
         select sum(r.amount) from bank_entry r
         where r.end_to_end = e.end_to_end and r.account = e.account and r.currency = e.currency and r.amount < 0) >= 0
     where l.statement_id = $1 and l.is_new and e.amount < 0 and e.state = 'open' and e.student_id is null
     group by e.id having count(distinct o.student_id) = 1)
   update bank_entry e set student_id = f.student_id, matched_by = 'return' from found f where e.id = f.id`,
)

const statementColumns = `t.id as "statementID", t.filename, t.format, m.email as staff, t.uploaded_at,
  min(e.booked_on) as from, max(e.booked_on) as to, count(e.id)::int as entries,
  count(*) filter (where l.is_new)::int as new, count(*) filter (where e.state = 'booked')::int as booked,
  count(*) filter (where e.state = 'open')::int as open`
const statementRows = `bank_statement t join staff_member m on m.id = t.staff_member_id
  left join bank_statement_entry l on l.statement_id = t.id left join bank_entry e on e.id = l.entry_id`

export const loadStatements = defineOneRowQuery<
  Pick<Statements, 'items' | 'total'>,
  [perPage: number, page: number]
>(
  'statements.loadStatements',
  `select (select count(*)::int from bank_statement) as total,
     (select coalesce(json_agg(to_json(f) order by f."statementID" desc), '[]')
      from (select ${statementColumns} from ${statementRows}
            where t.id in (select id from bank_statement order by id desc limit $1 offset ($2 - 1) * $1)
            group by t.id, m.email) f) as items`,
)

/** The part of the bank entry `e` that is in students' accounts. */
const bookedOfEntry = `coalesce((
  select sum(case y.kind when 'payment' then y.amount else -y.amount end) from ledger_entry y
  where y.bank_entry_id = e.id or y.id = e.ledger_entry_id), 0)`

export const findStatement = defineRowQuery<Statement, [statementID: number]>(
  'statements.findStatement',
  `with row as (
     select e.*, s.status, ${bookedOfEntry} as in_accounts
     from bank_statement_entry l join bank_entry e on e.id = l.entry_id join bank_entry_status s on s.id = e.id
     where l.statement_id = $1)
   select (select to_json(f) from (select ${statementColumns} from ${statementRows} where t.id = $1 group by t.id, m.email) f) as statement,
     (select coalesce(sum(version), 0)::int from row) as revision, b.pending,
     json_build_object('count', b.left_out_count, 'lines', b.left_out) as left_out,
     (select coalesce(json_agg(to_json(f) order by f.currency, f.status), '[]') from (
        select status, currency, count(*)::int as entries, coalesce(sum(amount) filter (where amount > 0), 0)::numeric(14, 2)::text as received,
          coalesce(sum(amount) filter (where amount < 0), 0)::numeric(14, 2)::text as returned
        from row group by status, currency) f) as states,
     (select coalesce(json_agg(to_json(f) order by f.day, f.currency), '[]') from (
        select booked_on as day, currency, coalesce(sum(amount) filter (where amount > 0), 0)::numeric(14, 2)::text as received,
          coalesce(sum(amount) filter (where amount < 0), 0)::numeric(14, 2)::text as returned,
          sum(in_accounts)::numeric(14, 2)::text as booked,
          coalesce(sum(amount) filter (where state = 'aside'), 0)::numeric(14, 2)::text as aside,
          (sum(amount) - sum(in_accounts) - coalesce(sum(amount) filter (where state = 'aside'), 0))::numeric(14, 2)::text as left
        from row group by booked_on, currency) f) as days,
     (select coalesce(json_agg(a.balance || jsonb_build_object('sum', (
          select coalesce(sum(r.amount), 0)::numeric(14, 2)::text from row r
          where r.account = a.balance ->> 'account' and r.currency = a.balance ->> 'currency')) order by a.nth), '[]')
      from jsonb_array_elements(b.balances) with ordinality a(balance, nth)) as balances
   from bank_statement b where b.id = $1`,
)

export const loadEntries = defineOneRowQuery<
  Pick<Entries, 'items' | 'total'>,
  [statementID: number, perPage: number, page: number, status: Entry['status'] | null]
>(
  'statements.loadEntries',
  `with found as (
     select e.id, e.version, e.booked_on, l.is_new, s.status, s.hand_entry_id, s.duplicate_of_id
     from bank_statement_entry l join bank_entry e on e.id = l.entry_id join bank_entry_status s on s.id = e.id
     where l.statement_id = $1 and ($4::text is null or s.status = $4))
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(json_build_object('entryID', e.id, 'version', e.version, 'status', p.status, 'reference', e.reference,
        'account', e.account, 'date', e.booked_on, 'amount', e.amount::text, 'currency', e.currency, 'payer', e.payer,
        'payer_account', e.payer_account, 'text', e.text, 'is_new', p.is_new, 'matched_by', e.matched_by,
        'student', case when s.id is not null then json_build_object('studentID', s.id, 'code', s.code,
          'name', s.fname_ka || ' ' || s.lname_ka, 'nameeng', s.fname_en || ' ' || s.lname_en) end,
        'by_hand', case when h.id is not null then json_build_object('financeID', h.id, 'date', h.day) end,
        'parts', e.parts,
        'duplicateOf', case when p.status = 'perhaps_booked' then json_build_object('reference', w.reference, 'isBooked', w.state = 'booked',
          'statementID', (select min(k.statement_id) from bank_statement_entry k where k.entry_id = w.id)) end)
        order by e.booked_on, e.id), '[]')
      from (select * from found order by booked_on, id limit $2 offset ($3 - 1) * $2) p
      join bank_entry e on e.id = p.id left join student s on s.id = e.student_id
      left join ledger_entry h on h.id = p.hand_entry_id left join bank_entry w on w.id = p.duplicate_of_id) as items`,
)

interface LockedEntry {
  readonly version: number
  readonly state: 'open' | 'booked' | 'aside'
  readonly status: Entry['status']
  readonly amount: string
  readonly currency: string
  readonly reference: string
  readonly studentID: number | null
  readonly handEntryID: number | null
  readonly ledgerEntryID: number | null
  readonly isNotDuplicate: boolean
}

export const findEntry = defineRowQuery<LockedEntry, [entryID: number]>(
  'statements.findEntry',
  `select e.version, e.state, s.status, e.amount::text as amount, e.currency, e.reference, e.student_id as "studentID",
     s.hand_entry_id as "handEntryID", e.ledger_entry_id as "ledgerEntryID", e.is_not_duplicate as "isNotDuplicate"
   from bank_entry e join bank_entry_status s on s.id = e.id where e.id = $1`,
)

/** The students with this code or personal number; one student's code may be another's personal number. */
export const findPayers = defineListQuery<
  { readonly studentID: number; readonly currency: string },
  [code: string]
>(
  'statements.findPayers',
  `select s.id as "studentID", p.currency::text as currency from student s join programme p on p.id = s.programme_id
   where s.id = (select id from find_student_by_code($1)) or s.personal_code = $1 limit 2`,
)

export const saveStudent = defineRowQuery<object, [entryID: number, studentID: number | null]>(
  'statements.saveStudent',
  `update bank_entry set student_id = $2, matched_by = case when $2::int is not null then 'hand' end, state = 'open',
     is_not_by_hand = false, is_not_duplicate = false, version = version + 1
   where id = $1`,
)

export const saveAside = defineRowQuery<object, [entryID: number, isAside: boolean]>(
  'statements.saveAside',
  `update bank_entry set state = case when $2 then 'aside' else 'open' end, version = version + 1 where id = $1`,
)

/** With null no payment that was entered by hand is this entry. */
export const saveLink = defineRowQuery<object, [entryID: number, financeID: number | null]>(
  'statements.saveLink',
  `update bank_entry set state = case when $2::int is null then state else 'booked' end, ledger_entry_id = $2,
     is_not_by_hand = $2::int is null, version = version + 1
   where id = $1`,
)

/** Saves whether an entry is a different transfer from the one that looks like it. */
export const saveIsNotDuplicate = defineRowQuery<object, [entryID: number, isOther: boolean]>(
  'statements.saveIsNotDuplicate',
  `update bank_entry set is_not_duplicate = $2, version = version + 1 where id = $1`,
)

export const bookEntries = defineOneRowQuery<
  { readonly booked: number },
  [statementID: number, staffID: number]
>('statements.bookEntries', 'select book_bank_entries($1, $2) as booked')

/** Of these entries, or with null of a whole statement. */
export const unbookEntries = defineOneRowQuery<
  { readonly undone: number },
  [entryID: number | null, statementID: number | null, staffID: number, reason: string]
>(
  'statements.unbookEntries',
  `select unbook_bank_entries(
     case when $1::int is not null then array[$1::int]
       else array(select entry_id from bank_statement_entry where statement_id = $2::int) end, $3, $4) as undone`,
)
