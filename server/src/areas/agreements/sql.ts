import type * as z from 'zod/mini'
import type { agreements } from '#contract/account/agreements.ts'
import type { ContractTemplate, ContractTerms } from '#rules/documents/contract-document.ts'
import type { Locale } from '#rules/text/locale.ts'
import { undrawablePattern } from '#rules/text/undrawable.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { hasUsablePhone, type DutyFactsSql } from '#server/user/duty-facts-sql.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'
import type { Letterhead } from '#server/letterhead/letterhead.ts'
import { currentLetterhead } from '#server/letterhead/sql.ts'
import type { University } from '#server/letterhead/university.ts'
import { today, zone } from '#server/time-zone/sql.ts'

type VisitOutcome = 'ok' | 'not_available' | 'not_asked' | 'no_branch' | 'key_of_another' | 'booked' | 'late'

/** Books the visit or returns the reason; the last place of a slot is given once. */
export const bookSlot = defineOneRowQuery<
  { readonly outcome: VisitOutcome },
  [studentID: number, branchID: number, date: string, start: string, key: string | null]
>('agreements.bookSlot', 'select choose_visit($1, $2, $3, $4, $5) as outcome')

export const removeVisit = defineOneRowQuery<
  { readonly outcome: 'ok' | 'none' | 'today' | 'decided' },
  [studentID: number, visitID: number]
>('agreements.removeVisit', 'select cancel_visit($1, $2) as outcome')

type ChosenTime = z.input<typeof agreements.chosenTimes.reply>['times'][number]

/** The visits that were not cancelled; the last one comes last. */
export const listVisits = defineListQuery<ChosenTime, [studentID: number]>(
  'agreements.listVisits',
  `select v.id as "studentComeDateID", b.id as "selectedBranch", b.name_ka as branch, b.name_en as brancheng,
     b.address_ka as address, b.address_en as addresseng, o.day as date, o.starts as start, o.ends as end,
     v.outcome is null
       and o.day > ${today} as can_be_removed,
     coalesce(v.outcome, 'booked') as status, v.outcome_reason as reason
   from visit v join visit_slot o on o.id = v.slot_id join visit_branch b on b.id = o.branch_id
   where v.student_id = $1 and v.removed_at is null order by v.id`,
)

const selectRequired = statement<object>(
  'agreements.isVisitRequired',
  `select from student s join intake_deadline d on d.intake_id = s.intake_id and d.kind = 'signing'
   where s.id = $1 and s.is_international`,
)
export const isVisitRequired = async (db: Connection, studentID: number) =>
  (await db.row(selectRequired, [studentID])) !== undefined

const selectBranch = statement<object>('agreements.hasBranch', 'select from visit_branch where id = $1')
export const hasBranch = async (db: Connection, branchID: number) =>
  (await db.row(selectBranch, [branchID])) !== undefined

interface FreeSlot {
  readonly date: string
  readonly start: string
  readonly end: string
  readonly free: number
}

export const listFreeSlots = defineListQuery<FreeSlot, [studentID: number, branchID: number]>(
  'agreements.listFreeSlots',
  `select o.day as date, o.starts as start, o.ends as end, o.capacity - o.taken as free
   from student s
   join intake_deadline d on d.intake_id = s.intake_id and d.kind = 'signing'
   join visit_slot o on o.branch_id = $2 and o.day <= d.day and o.taken < o.capacity
   where s.id = $1
     and (o.day + o.starts) at time zone ${zone} > now()
   order by o.day, o.starts`,
)

type InternationalData = z.input<(typeof agreements)['internationalData']['reply']>

/** Everything that a contract is built from; after the acceptance, the accepted text. */
export interface ContractRow {
  readonly is_international: boolean
  readonly contract_approved: boolean
  readonly phone: string | null
  readonly fname: string
  readonly lname: string
  readonly fnameeng: string
  readonly lnameeng: string
  readonly personal_code: string | null
  readonly speciality: string
  readonly specialityeng: string
  readonly school: string
  readonly schooleng: string
  readonly university: University | null
  /** Of the acceptance; until then, of today. Null while there is none. */
  readonly letterhead: Letterhead | null
  readonly intake: string | null
  readonly intakeeng: string | null
  readonly starts_on: string | null
  readonly template: ContractTemplate
  readonly terms: ContractTerms
  readonly fee: string | null
  readonly currency: string | null
  readonly deadlines: readonly (InternationalData['deadlines'][number] & { readonly kind: string })[]
  readonly branches: InternationalData['branches']
  readonly contact: InternationalData['contact']
  readonly apps: InternationalData['apps']
  readonly accepted: {
    readonly document: string
    readonly accepted_at: string
    /** The time at the university, as YYYY-MM-DD HH:MM. */
    readonly local_time: string
    readonly timeZone: string
    readonly locale: Locale
    readonly fee: string
    readonly currency: string
  } | null
}

/** SQL: the school of the programme `p`, the intake of the student and the text; without an intake, the newest text. */
const contractText = (student: string) => `join school sc on sc.id = p.school_id
   left join intake own on own.id = ${student}.intake_id
   join intake i on i.id = coalesce(own.id, (select max(id) from intake))
   join contract_template t on t.id = i.template_id`

/** A student without an intake reads the newest text, with dashes for unknown values. */
export const loadContract = defineRowQuery<ContractRow, [studentID: number]>(
  'agreements.loadContract',
  `select s.is_international, s.contract_approved, s.phone, s.fname_ka as fname, s.lname_ka as lname,
     s.fname_en as fnameeng, s.lname_en as lnameeng, s.personal_code,
     p.name_ka as speciality, p.name_en as specialityeng, sc.name_ka as school, sc.name_en as schooleng,
     (select value from setting where name = 'university') as university,
     case when s.contract_approved then (select to_jsonb(h) - 'id' - 'made_at' from contract_acceptance a
       left join letterhead h on h.id = a.letterhead_id where a.student_id = s.id order by a.id desc limit 1)
     else ${currentLetterhead}::jsonb end as letterhead,
     own.name_ka as intake, own.name_en as intakeeng, own.starts_on, t.body as template, i.terms,
     f.fee::text as fee, f.currency,
     (select coalesce(json_agg(json_build_object('kind', d.kind, 'name', d.name_ka, 'nameeng', d.name_en, 'date', d.day)
        order by d.day), '[]') from intake_deadline d where d.intake_id = own.id) as deadlines,
     (select coalesce(json_agg(json_build_object('branchID', b.id, 'branch', b.name_ka, 'brancheng', b.name_en,
        'address', b.address_ka, 'addresseng', b.address_en) order by b.id), '[]') from visit_branch b) as branches,
     (select value from setting where name = 'international_office') as contact,
     (select value from setting where name = 'student_apps') as apps,
     (select json_build_object('document', a.document, 'accepted_at', a.accepted_at,
        'local_time', to_char(a.accepted_at at time zone zone.name, 'YYYY-MM-DD HH24:MI'), 'timeZone', zone.name, 'locale', a.locale, 'fee', a.fee::text, 'currency', a.currency)
      from contract_acceptance a, (select value #>> '{}' as name from setting where name = 'time_zone') zone
      where a.student_id = s.id and s.contract_approved order by a.id desc limit 1) as accepted
   from student s
   join programme p on p.id = s.programme_id
   ${contractText('s')}
   left join intake_fee f on f.intake_id = own.id and f.programme_id = p.id
   where s.id = $1`,
)

const insertAcceptance = statement<object>(
  'agreements.saveAcceptance',
  `with approved as (
     update student set contract_approved = true
     where id = $1 and is_international and not contract_approved and intake_id is not null
     returning id, intake_id)
   insert into contract_acceptance (student_id, intake_id, fee, currency, document, text_hash, locale, letterhead_id)
   select id, intake_id, $2::numeric, $3, $4, decode($5, 'hex'), $6, $7 from approved`,
)
interface Acceptance {
  readonly fee: string
  readonly currency: string
  readonly text: string
  readonly hash: string
  readonly locale: Locale
  readonly letterheadID: number | null
}
export const saveAcceptance = (tx: Connection, studentID: number, acceptance: Acceptance) =>
  tx.row(insertAcceptance, [
    studentID,
    acceptance.fee,
    acceptance.currency,
    acceptance.text,
    acceptance.hash,
    acceptance.locale,
    acceptance.letterheadID,
  ])

export const closeInstructions = defineRowQuery<object, [studentID: number]>(
  'agreements.closeInstructions',
  `update contract_acceptance set instructions_closed_at = now()
   where student_id = $1 and instructions_closed_at is null`,
)

/** Saves both consents; undefined when the student is not asked, or has answered differently before. */
export const saveConsents = defineRowQuery<object, [studentID: number, personal: boolean, media: boolean]>(
  'agreements.saveConsents',
  `with saved as (
     insert into international_consent as c (student_id, personal_data, media_materials)
     select s.id, $2, $3 from student s where s.id = $1 and s.is_international
       and (not s.international_agreed or exists (select from international_consent o where o.student_id = s.id))
     on conflict (student_id) do update set answered_at = c.answered_at
       where (c.personal_data, c.media_materials) = (excluded.personal_data, excluded.media_materials)
     returning student_id)
   update student s set international_agreed = true from saved where s.id = saved.student_id returning s.id`,
)

type Consents = NonNullable<z.input<(typeof agreements)['consents']['reply']>['consents']>

export const loadConsents = defineRowQuery<Consents, [studentID: number]>(
  'agreements.loadConsents',
  `select personal_data as "personalData", media_materials as "mediaMaterials", answered_at, media_withdrawn_at,
     media_due_on
   from international_consent where student_id = $1`,
)

interface WithdrawalDays {
  readonly working_days: number
  readonly today: string
  readonly holidays: readonly string[]
}

/** The working days that a withdrawal takes, today at the university, and the coming holidays. */
export const loadWithdrawalDays = defineOneRowQuery<WithdrawalDays, [studentID: number]>(
  'agreements.loadWithdrawalDays',
  `select (i.terms ->> 'media_working_days')::int as working_days, u.today,
     (select coalesce(json_agg(h.day), '[]') from holiday h where h.day between u.today and u.today + 60) as holidays
   from student s
   join intake i on i.id = coalesce(s.intake_id, (select max(id) from intake))
   cross join (select ${today} as today) u
   where s.id = $1`,
)

export const saveWithdrawal = defineRowQuery<object, [studentID: number, due: string]>(
  'agreements.saveWithdrawal',
  `update international_consent set media_withdrawn_at = now(), media_due_on = $2
   where student_id = $1 and media_materials and media_withdrawn_at is null`,
)

type ForeignContract = NonNullable<z.input<(typeof agreements)['foreignContract']['reply']>['contract']>

/** The oldest foreign contract that is not answered yet. */
export const findPendingForeignContract = defineRowQuery<ForeignContract, [studentID: number]>(
  'agreements.findPendingForeignContract',
  `select m.id as "messageID", m.title_ka as title, m.title_en as titleeng, m.text_ka as text, m.text_en as texteng
   from popup_recipient r join popup_message m on m.id = r.message_id
   where r.student_id = $1 and m.is_contract and r.accepted_at is null and r.seen_at is null
   order by m.created_at, m.id limit 1`,
)

/** Saves the first acceptance; undefined when the contract was not sent to this student. */
export const acceptForeignContract = defineRowQuery<
  object,
  [studentID: number, messageID: number, locale: Locale]
>(
  'agreements.acceptForeignContract',
  `update popup_recipient r set accepted_at = coalesce(r.accepted_at, now()),
     accepted_in = coalesce(r.accepted_in, $3), seen_at = coalesce(r.seen_at, now())
   from popup_message m
   where m.id = r.message_id and m.is_contract and r.student_id = $1 and r.message_id = $2 returning r.message_id`,
)

/** Facts that decide the duties of this area (see `user/sql.ts`); only a foreign student has a contract. */
export const dutyFacts = {
  choose_times: `case when student.is_international then (
    select json_build_object('signingDeadline', d.day,
      'hasVisit', exists (select from visit v where v.student_id = student.id and v.removed_at is null
        and v.outcome is distinct from 'missed'),
      'freeSlots', (
        select count(*)::int from visit_slot o
        where o.taken < o.capacity and o.day between university.today and d.day
          and (o.day + o.starts) at time zone university.zone > now()))
    from intake_deadline d where d.intake_id = student.intake_id and d.kind = 'signing') end`,
  contract: `case when student.is_international then json_build_object('isApproved', student.contract_approved,
    'hasPhone', ${hasUsablePhone('student')},
    'isDrawable', student.contract_approved or coalesce((
      select t.is_drawable and normalize(concat_ws(' ', student.fname_ka, student.lname_ka, student.fname_en,
        student.lname_en, student.personal_code, p.name_ka, p.name_en, sc.name_ka, sc.name_en, own.name_ka, own.name_en,
        (select value from setting where name = 'university'))) !~ '${undrawablePattern}'
      from programme p ${contractText('student')} where p.id = student.programme_id), true),
    'hasFee', exists (
      select from intake_fee f where f.intake_id = student.intake_id and f.programme_id = student.programme_id),
    'areInstructionsOpen', student.contract_approved and exists (
      select from contract_acceptance a where a.student_id = student.id and a.instructions_closed_at is null)) end`,
  international_agreement: `case when student.is_international
    then json_build_object('isAnswered', student.international_agreed) end`,
} satisfies DutyFactsSql

export const agendaSql: AgendaSql = [
  `select 'visit-' || v.id, 'visit', o.day + o.starts, o.day + o.ends, false,
     b.name_ka, b.name_en, null, b.address_ka, b.address_en, null, v.id
   from visit v
   join visit_slot o on o.id = v.slot_id
   join visit_branch b on b.id = o.branch_id
   where v.student_id = $1 and v.removed_at is null and v.outcome is distinct from 'missed'`,
  // The dates in the contract (spec 9.8): the first year's fee before signing, insurance within a month of it.
  `select 'first-fee', 'first_fee', null::timestamp, d.day::timestamp, true, null, null, null::int, null, null, null, null::int
   from student s join intake_deadline d on d.intake_id = s.intake_id and d.kind = 'signing'
   where s.id = $1 and s.is_international and not s.contract_approved`,
  `select 'insurance', 'insurance', null::timestamp,
     ((a.accepted_at at time zone zone.name)::date + make_interval(months => (i.terms ->> 'insurance_months')::int))::timestamp,
     true, null, null, null::int, null, null, null, null::int
   from student s
   join lateral (select * from contract_acceptance a where a.student_id = s.id order by a.id desc limit 1) a on true
   join intake i on i.id = a.intake_id, zone
   where s.id = $1 and s.contract_approved`,
]
