import type * as z from 'zod/mini'
import type { agreements, chosenSlot } from '#contract/account/agreements.ts'
import type { ContractTemplate, ContractTerms } from '#rules/documents/contract-document.ts'
import type { Locale } from '#rules/text/locale.ts'
import { statement, type Connection } from '#server/db/open.ts'

export interface WantedVisit {
  readonly branch: number
  readonly date: string
  readonly start: string
}
type Booking =
  | 'ok'
  | 'not_available'
  | 'not_asked'
  | 'no_branch'
  | 'key_of_another'
  | 'booked'
  | 'past'
  | 'late'
const choose = statement<{ outcome: Booking }>(
  'agreements.chooseVisit',
  'select choose_visit($1, $2, $3, $4, $5) as outcome',
)
/** Books the visit or tells why not; the last place of a slot is given once. */
export const chooseVisit = async (
  db: Connection,
  studentID: number,
  key: string | null,
  { branch, date, start }: WantedVisit,
) => (await db.rows(choose, [studentID, branch, date, start, key]))[0]!.outcome

const leave = statement<{ outcome: 'ok' | 'none' | 'today' }>(
  'agreements.leaveVisit',
  'select leave_visit($1, $2) as outcome',
)
export const leaveVisit = async (db: Connection, studentID: number, visitID: number) =>
  (await db.rows(leave, [studentID, visitID]))[0]!.outcome

const mine = statement<z.input<typeof chosenSlot>>(
  'agreements.visits',
  `select v.id as "studentComeDateID", b.id as "selectedBranch", b.name_ka as branch, b.name_en as brancheng,
     b.address_ka as address, b.address_en as addresseng, o.day as date, o.starts as start, o.ends as end,
     o.day > (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date as can_be_removed
   from visit v join visit_slot o on o.id = v.slot_id join visit_branch b on b.id = o.branch_id
   where v.student_id = $1 and v.removed_at is null`,
)
export const visitsOf = (db: Connection, studentID: number) => db.rows(mine, [studentID])

const asked = statement<object>(
  'agreements.isVisitAsked',
  `select from student s join intake_deadline d on d.intake_id = s.intake_id and d.kind = 'signing'
   where s.id = $1 and s.is_international`,
)
export const isVisitAsked = async (db: Connection, studentID: number) =>
  (await db.row(asked, [studentID])) !== undefined

const branch = statement<object>('agreements.hasBranch', 'select from visit_branch where id = $1')
export const hasBranch = async (db: Connection, branchID: number) =>
  (await db.row(branch, [branchID])) !== undefined

interface FreeSlot {
  readonly date: string
  readonly start: string
  readonly end: string
  readonly free: number
}
const free = statement<FreeSlot>(
  'agreements.freeSlots',
  `select o.day as date, o.starts as start, o.ends as end, o.capacity - o.taken as free
   from student s
   join intake_deadline d on d.intake_id = s.intake_id and d.kind = 'signing'
   join visit_slot o on o.branch_id = $2 and o.day <= d.day and o.taken < o.capacity
   where s.id = $1
     and (o.day + o.starts) at time zone (select value #>> '{}' from setting where name = 'time_zone') > now()
   order by o.day, o.starts`,
)
export const freeSlots = (db: Connection, studentID: number, branchID: number) =>
  db.rows(free, [studentID, branchID])

type InternationalData = z.input<(typeof agreements)['internationalData']['reply']>

/** All that a contract is made from; what was accepted, where it was. */
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
  readonly university: { readonly ka: string; readonly en: string } | null
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
    /** The same at the university, as contracts write it. */
    readonly written: string
    readonly locale: Locale
    readonly fee: string
    readonly currency: string
  } | null
}
// Whoever has no intake yet reads the newest text, in which what is not known is a dash.
const contract = statement<ContractRow>(
  'agreements.contract',
  `select s.is_international, s.contract_approved, s.phone, s.fname_ka as fname, s.lname_ka as lname,
     s.fname_en as fnameeng, s.lname_en as lnameeng, s.personal_code,
     p.name_ka as speciality, p.name_en as specialityeng, sc.name_ka as school, sc.name_en as schooleng,
     (select value from setting where name = 'university') as university,
     own.name_ka as intake, own.name_en as intakeeng, own.starts_on, t.body as template, i.terms,
     f.fee::text as fee, f.currency,
     (select coalesce(json_agg(json_build_object('kind', d.kind, 'name', d.name_ka, 'nameeng', d.name_en, 'date', d.day)
        order by d.day), '[]') from intake_deadline d where d.intake_id = own.id) as deadlines,
     (select coalesce(json_agg(json_build_object('branchID', b.id, 'branch', b.name_ka, 'brancheng', b.name_en,
        'address', b.address_ka, 'addresseng', b.address_en) order by b.id), '[]') from visit_branch b) as branches,
     (select value from setting where name = 'international_office') as contact,
     (select value from setting where name = 'student_apps') as apps,
     (select json_build_object('document', a.document, 'accepted_at', a.accepted_at,
        'written', to_char(a.accepted_at at time zone (select value #>> '{}' from setting where name = 'time_zone'),
          'DD.MM.YYYY HH24:MI'), 'locale', a.locale, 'fee', a.fee::text, 'currency', a.currency)
      from contract_acceptance a where a.student_id = s.id and s.contract_approved order by a.id desc limit 1) as accepted
   from student s
   join programme p on p.id = s.programme_id
   join school sc on sc.id = p.school_id
   left join intake own on own.id = s.intake_id
   join intake i on i.id = coalesce(own.id, (select max(id) from intake))
   join contract_template t on t.id = i.template_id
   left join intake_fee f on f.intake_id = own.id and f.programme_id = p.id
   where s.id = $1`,
)
export const contractOf = (db: Connection, studentID: number) => db.row(contract, [studentID])

const accept = statement<object>(
  'agreements.acceptContract',
  `with approved as (
     update student set contract_approved = true
     where id = $1 and is_international and not contract_approved and intake_id is not null
     returning id, intake_id)
   insert into contract_acceptance (student_id, intake_id, fee, currency, document, text_hash, locale)
   select id, intake_id, $2::numeric, $3, $4, decode($5, 'hex'), $6 from approved`,
)
interface Accepted {
  readonly fee: string
  readonly currency: string
  readonly text: string
  readonly hash: string
  readonly locale: Locale
}
export const acceptContract = (tx: Connection, studentID: number, one: Accepted) =>
  tx.row(accept, [studentID, one.fee, one.currency, one.text, one.hash, one.locale])

const closing = statement<object>(
  'agreements.closeInstructions',
  `update contract_acceptance set instructions_closed_at = now()
   where student_id = $1 and instructions_closed_at is null`,
)
export const closeInstructions = (db: Connection, studentID: number) => db.row(closing, [studentID])

const consents = statement<object>(
  'agreements.saveConsents',
  `with kept as (
     insert into international_consent as c (student_id, personal_data, media_materials)
     select s.id, $2, $3 from student s where s.id = $1 and s.is_international
       and (not s.international_agreed or exists (select from international_consent o where o.student_id = s.id))
     on conflict (student_id) do update set answered_at = c.answered_at
       where (c.personal_data, c.media_materials) = (excluded.personal_data, excluded.media_materials)
     returning student_id)
   update student s set international_agreed = true from kept k where s.id = k.student_id returning s.id`,
)
/** Keeps both answers; gives undefined when nobody asks, or they were other ones before. */
export const saveConsents = (db: Connection, studentID: number, personal: boolean, media: boolean) =>
  db.row(consents, [studentID, personal, media])

type Consents = NonNullable<z.input<(typeof agreements)['consents']['reply']>['consents']>
const answered = statement<Consents>(
  'agreements.consents',
  `select personal_data as "personalData", media_materials as "mediaMaterials", answered_at, media_withdrawn_at,
     media_due_on
   from international_consent where student_id = $1`,
)
export const consentsOf = (db: Connection, studentID: number) => db.row(answered, [studentID])

interface WithdrawalDays {
  readonly working_days: number
  readonly today: string
  readonly holidays: readonly string[]
}
const days = statement<WithdrawalDays>(
  'agreements.withdrawalDays',
  `select (i.terms ->> 'media_working_days')::int as working_days, u.today,
     (select coalesce(json_agg(h.day), '[]') from holiday h where h.day between u.today and u.today + 60) as holidays
   from student s
   join intake i on i.id = coalesce(s.intake_id, (select max(id) from intake))
   cross join (select (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date as today) u
   where s.id = $1`,
)
/** Gives in how many working days a withdrawal is carried out, today at the university, and the holidays ahead. */
export const withdrawalDays = async (db: Connection, studentID: number) =>
  (await db.rows(days, [studentID]))[0]!

const withdraw = statement<object>(
  'agreements.withdrawConsent',
  `update international_consent set media_withdrawn_at = now(), media_due_on = $2
   where student_id = $1 and media_materials and media_withdrawn_at is null`,
)
export const withdrawConsent = (db: Connection, studentID: number, due: string) =>
  db.row(withdraw, [studentID, due])

type ForeignContract = NonNullable<z.input<(typeof agreements)['foreignContract']['reply']>['contract']>
const foreign = statement<ForeignContract>(
  'agreements.foreignContract',
  `select m.id as "messageID", m.title_ka as title, m.title_en as titleeng, m.text_ka as text, m.text_en as texteng
   from popup_recipient r join popup_message m on m.id = r.message_id
   where r.student_id = $1 and m.is_contract and r.accepted_at is null and r.seen_at is null
   order by m.created_at, m.id limit 1`,
)
/** Gives the first foreign contract that waits for an answer. */
export const waitingForeignContract = (db: Connection, studentID: number) => db.row(foreign, [studentID])

const answer = statement<object>(
  'agreements.acceptForeignContract',
  `update popup_recipient r set accepted_at = coalesce(r.accepted_at, now()),
     accepted_in = coalesce(r.accepted_in, $3), seen_at = coalesce(r.seen_at, now())
   from popup_message m
   where m.id = r.message_id and m.is_contract and r.student_id = $1 and r.message_id = $2 returning r.message_id`,
)
/** Keeps that it was accepted, the first time; gives undefined when it was not sent to her. */
export const acceptForeign = (db: Connection, studentID: number, messageID: number, locale: Locale) =>
  db.row(answer, [studentID, messageID, locale])
