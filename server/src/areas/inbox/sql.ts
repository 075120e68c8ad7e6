import type * as z from 'zod/mini'
import type { Operation } from '#contract/contract.ts'
import type { inbox } from '#contract/staff/inbox.ts'
import { operationOfKind, type InboxKind } from '#contract/staff/inbox-kinds.ts'
import { undoSeconds } from '#rules/staff/answering.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { matchesStudent, toOrder, toSortedNames } from '#server/staff-lists/sql.ts'
import { heldScopes, inHeldScopes, toStaffName } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string]
type Entry = z.input<typeof inbox.entry.reply>['entry']
type Count = z.input<typeof inbox.counts.reply>['kinds'][number]
type StaffName = NonNullable<Entry['claim']>['staff']

const operations: Readonly<Record<InboxKind, Operation>> = operationOfKind
const kindRows = Object.entries(operations).map(([kind, operation]) => `('${kind}', '${operation}')`)
const kinds = `(values ${kindRows.join(', ')}) k (kind, operation)`

/** Begins every statement: where the caller holds the operation of the call, and where those that answer each kind. */
const scopes = `${heldScopes},
     answerable as materialized (
       select k.kind, p.scope, p.school_id, p.programme_id, p.group_id
       from staff_permission p join ${kinds} on k.operation = p.operation where p.staff_member_id = $1),
     life as materialized (
       select make_interval(mins => (value #>> '{}')::int) as claim from setting where name = 'inbox_claim_minutes')`

const place = { school: 'e.school_id', programme: 'e.programme_id', group: 'e.group_id' }
/**
 * The entry `e` is in the scope of the call, and its kind is answered by the caller there. Whoever may in the whole
 * university is known once and not for each entry.
 */
const isVisible = `(exists (select from held h where h.scope = 'university') or ${inHeldScopes(place)})
       and (e.kind = any(array(select h.kind from answerable h where h.scope = 'university'))
         or ${inHeldScopes(place, 'answerable', 'h.kind = e.kind')})`

const claim = `left join inbox_claim c on c.kind = e.kind and c.entry_id = e.id
       and c.claimed_at > now() - (select claim from life)`

const openColumns = `e.kind, e.id, e.student_id, e.programme_id, e.school_id, e.group_id, e.sent_at, e.due_at,
       case when e.state in ('sent', 'in_progress') then e.state else 'sent' end as state, null::int as answer_id`

/** Entries that have left the inbox, by their last answer `a`. */
const answeredEntries = `select a.kind, a.entry_id as id, a.student_id, s.programme_id, p.school_id, a.group_id, a.sent_at,
       null::timestamptz as due_at, 'answered' as state, a.id as answer_id
     from staff_answer a join student s on s.id = a.student_id join programme p on p.id = s.programme_id
     where a.undone_at is null and a.is_final
       and not exists (select from staff_answer b
         where b.kind = a.kind and b.entry_id = a.entry_id and b.undone_at is null and b.id > a.id)
       and not exists (select from inbox o where o.kind = a.kind and o.id = a.entry_id)`

/** The entries `e` as the contract has them. */
const entryColumns = `e.kind, e.id,
     json_build_object('studentID', s.id, 'code', s.code, 'fname', s.fname_ka, 'lname', s.lname_ka, 'fnameeng', s.fname_en,
       'lnameeng', s.lname_en, 'language', case when p.category_id = 1 then 'ka' else 'en' end) as student,
     json_build_object('name', d.name_ka, 'nameeng', d.name_en) as school,
     json_build_object('name', p.name_ka, 'nameeng', p.name_en) as programme,
     g.code as "group", case when u.id is not null then json_build_object('name', u.name_ka, 'nameeng', u.name_en) end as subject,
     e.sent_at, e.due_at, e.state,
     case when c.kind is not null then json_build_object('staff', ${toStaffName('cm')},
       'until', c.claimed_at + (select claim from life), 'is_own', c.staff_member_id = $1) end as claim,
     case when a.id is not null then json_build_object('answerID', a.id, 'staff', ${toStaffName('am')},
       'answered_at', a.answered_at, 'decision', a.decision, 'text', a.text,
       'undo_until', case when a.staff_member_id = $1 and now() < a.answered_at + interval '${undoSeconds} seconds'
         then a.answered_at + interval '${undoSeconds} seconds' end) end as answer`
const entryTables = `join student s on s.id = e.student_id
     join programme p on p.id = s.programme_id
     join school d on d.id = e.school_id
     left join study_group g on g.id = e.group_id
     left join group_request q on e.kind = 'group_request' and q.id = e.id
     left join subject u on u.id = coalesce(g.subject_id, q.subject_id)
     ${claim}
     left join staff_member cm on cm.id = c.staff_member_id
     left join lateral (select * from staff_answer a where a.kind = e.kind and a.entry_id = e.id and a.undone_at is null
       order by a.id desc limit 1) a on true
     left join staff_member am on am.id = a.staff_member_id`

type Filters = [
  ...Caller,
  kind: string,
  search: string,
  state: string,
  perPage: number,
  offset: number,
  words: string,
]

const usualOrder = `case when $5 = 'answered' then e.answer_id end desc, e.sent_at, e.kind, e.id`
const claimant = toSortedNames('cm')
const columnOrder = `${toOrder('$9', {
  ...toSortedNames('s'),
  kind: 'e.kind',
  programme: 'p.sort_name_ka',
  programmeeng: 'p.sort_name_en',
  sent: 'e.sent_at',
  due: 'e.due_at',
  claim: claimant.name,
  claimeng: claimant.nameeng,
})}, ${usualOrder}`

/** Of thousands of entries only those of the page get their names; `joins` has what the order needs. */
const toList = (order: string, joins: string) => `with ${scopes},
     found as (
       select ${openColumns} from inbox e where $5 <> 'answered'
       union all select * from (${answeredEntries}) e where $5 = 'answered'),
     matching as materialized (
       select e.* from found e
       where ($3 = '' or e.kind = $3)
         and ($5 <> 'mine' or exists (select from inbox_claim c where c.kind = e.kind and c.entry_id = e.id
           and c.staff_member_id = $1 and c.claimed_at > now() - (select claim from life)))
         and ${isVisible}
         and ($4 = '' or exists (select from student s where s.id = e.student_id
           and ${matchesStudent('$4', '$8')}))),
     page as (select e.* from matching e ${joins} order by ${order} limit $6 offset $7)
   select ${entryColumns}, (select count(*) from matching)::int as total
   from page e ${entryTables} order by ${order}`

type Listed = Entry & { readonly total: number }

/** A page of entries in the usual order; every row repeats `total`. */
export const listEntries = defineListQuery<Listed, Filters>('inbox.listEntries', toList(usualOrder, ''))

/** A page of entries in the order of a column. */
export const listSortedEntries = defineListQuery<Listed, [...Filters, sort: string]>(
  'inbox.listSortedEntries',
  toList(
    columnOrder,
    `join student s on s.id = e.student_id join programme p on p.id = s.programme_id ${claim}
       left join staff_member cm on cm.id = c.staff_member_id`,
  ),
)

/** One entry, open or answered. */
export const findEntry = defineRowQuery<Entry, [...Caller, kind: string, id: number]>(
  'inbox.findEntry',
  `with ${scopes},
     found as (
       select ${openColumns} from inbox e where e.kind = $3 and e.id = $4
       union all select * from (${answeredEntries}) e where e.kind = $3 and e.id = $4)
   select ${entryColumns} from found e ${entryTables} where ${isVisible}`,
)

export const countEntries = defineListQuery<Count, Caller>(
  'inbox.countEntries',
  `with ${scopes},
     visible as materialized (
       select e.kind, e.sent_at, e.due_at, c.staff_member_id from inbox e ${claim} where ${isVisible})
   select k.kind, count(e.kind)::int as count, (count(*) filter (where e.due_at < now()))::int as overdue,
     (count(*) filter (where e.staff_member_id = $1))::int as mine, min(e.sent_at) as oldest_at
   from ${kinds} left join visible e on e.kind = k.kind
   where exists (select from answerable h where h.kind = k.kind) and exists (select from held)
   group by k.kind, k.operation order by k.kind`,
)

/** The staff who may answer an open entry: nobody is listed for one that the caller does not see. */
export const listColleagues = defineListQuery<StaffName, [...Caller, kind: string, id: number]>(
  'inbox.listColleagues',
  `with ${scopes},
     answering as materialized (
       select h.staff_member_id, h.scope, h.school_id, h.programme_id, h.group_id
       from staff_permission h join ${kinds} on k.operation = h.operation where k.kind = $3)
   select m.id as "staffID", m.email, m.fname_ka as fname, m.lname_ka as lname, m.fname_en as fnameeng, m.lname_en as lnameeng
   from inbox e join staff_member m on ${inHeldScopes(place, 'answering', 'h.staff_member_id = m.id')}
   where e.kind = $3 and e.id = $4 and ${isVisible}
   order by m.sort_name_ka, m.id`,
)

interface OpenEntry {
  readonly studentID: number
  /** Who works on it now. */
  readonly claimant: { readonly staffID: number; readonly ka: string; readonly en: string } | null
}

/** An open entry and who works on it. */
export const findOpenEntry = defineRowQuery<OpenEntry, [...Caller, kind: string, id: number]>(
  'inbox.findOpenEntry',
  `with ${scopes}
   select e.student_id as "studentID", case when m.id is not null then json_build_object('staffID', m.id,
     'ka', m.fname_ka || ' ' || m.lname_ka, 'en', m.fname_en || ' ' || m.lname_en) end as claimant
   from inbox e ${claim} left join staff_member m on m.id = c.staff_member_id
   where e.kind = $3 and e.id = $4 and ${isVisible}`,
)

/** Claims of one entry are made one after another. */
export const lockClaim = defineOneRowQuery<object, [kind: string, id: number]>(
  'inbox.lockClaim',
  `select pg_advisory_xact_lock(hashtext('inbox ' || $1), $2)`,
)

export const saveClaim = defineRowQuery<object, [kind: string, id: number, staffID: number]>(
  'inbox.saveClaim',
  `insert into inbox_claim (kind, entry_id, staff_member_id) values ($1, $2, $3)
   on conflict (kind, entry_id) do update set staff_member_id = excluded.staff_member_id, claimed_at = now()`,
)

export const deleteClaim = defineRowQuery<object, [kind: string, id: number]>(
  'inbox.deleteClaim',
  'delete from inbox_claim where kind = $1 and entry_id = $2',
)

export const loadCurrentSemester = defineOneRowQuery<{ semesterID: number | null }>(
  'inbox.loadCurrentSemester',
  'select (select id from semester where is_current) as "semesterID"',
)

/** Which lecturer the member of staff is, if they are one. */
export const findReadingLecturer = defineOneRowQuery<{ lecturerID: number | null }, [staffID: number]>(
  'inbox.findReadingLecturer',
  'select (select lecturer_id from staff_member where id = $1) as "lecturerID"',
)
