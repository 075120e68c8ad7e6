import type * as z from 'zod/mini'
import type { offeredSubject, programModule } from '#contract/rows/offered-subject.ts'
import type { receipt } from '#contract/registration/receipt.ts'
import type { registered } from '#contract/registration/registered.ts'
import type { registrationStep } from '#contract/registration/registration.ts'
import { statement, type Connection } from '#server/db/open.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'

type Registered = z.input<typeof registered>

/** Of the student `st` in the semester `s`: the credits of the rest of its academic year. A registered subject counts
 * once, by its mark when it has one; a recognised one (7) was earned elsewhere. */
export const creditState = `
  (
    select coalesce(sum(sub.credits), 0) from registration r join subject sub on sub.id = r.subject_id
    where r.student_id = st.id and r.semester_id = s.id
  ) as semester_credits,
  (
    select coalesce(sum(m.credits), 0) from mark m join semester o on o.id = m.semester_id
    where m.student_id = st.id and o.academic_year = s.academic_year and o.id <> s.id and m.status_id <> 7
  ) + (
    select coalesce(sum(sub.credits), 0)
    from registration r
    join semester o on o.id = r.semester_id
    join subject sub on sub.id = r.subject_id
    where r.student_id = st.id and o.academic_year = s.academic_year and o.id <> s.id and not exists (
      select from mark m
      where m.student_id = r.student_id and m.semester_id = r.semester_id and m.subject_id = r.subject_id
    )
  ) as elsewhere,
  (select value from setting where name = 'credit_limits') as limits,
  p.category_id as category,
  st.is_on_last_course`

const one = statement<{ registration: Registered }>(
  'registration.one',
  `select to_json(r) as registration from registration_row r where r."registrationID" = $1 and r.student_id = $2`,
)

/** Gives one registration of the student with its groups. */
export const myRegistration = async (db: Connection, studentID: number, registrationID: number) =>
  (await db.row(one, [registrationID, studentID]))?.registration

const steps = statement<{ now: string; steps: z.input<typeof registrationStep>[] }>(
  'registration.steps',
  `select now() as now, (
     select coalesce(json_agg(t order by t.step), '[]')
     from (
       select step, name_ka as name, name_en as nameeng, guide_ka as guide, guide_en as guideeng,
         module_kinds, (
         select coalesce(json_agg(json_build_object('starts_at', w.starts_at, 'ends_at', w.ends_at) order by w.starts_at), '[]')
         from student_window w where w.student_id = $1 and w.step = registration_step.step
       ) as windows
       from registration_step
     ) t
   ) as steps`,
)

/** Gives the database's clock, and each step of registration with the student's own windows. */
export const stepsOf = (db: Connection, studentID: number) => db.row(steps, [studentID])

/** A module of the student's, without what she has done in it. */
export type ModuleRow = Omit<z.input<typeof programModule>, 'ects_done' | 'ects_registered'>

const modules = statement<ModuleRow>(
  'registration.modules',
  `select m.id as "program_moduleID", m.concentration_id as "concentrationID", m.name_ka as module,
     m.name_en as moduleeng, m.kind, m.required_credits as ects,
     (select count(*) from module_offer o where o.module_id = m.id) as subjects,
     (select count(*) from module_block b where b.module_id = m.id) as blocks
   from student_module m
   where m.student_id = $1
   order by m.kind = 'minor', m.position, m.id`,
)

/** Gives the modules of the student's programme in order, and after them those of her minor. */
export const moduleRows = (db: Connection, studentID: number) => db.rows(modules, [studentID])

/** A subject in one of the student's modules, without whether it can be chosen. */
export type OfferedRow = Omit<
  z.input<typeof offeredSubject>,
  'can_choose' | 'code' | 'reason' | 'full_parts' | 'full_partseng'
> & {
  readonly program_moduleID: number
  readonly blockID: number | null
  /** The groups with a free seat. */
  readonly free_ids: readonly number[]
}

const offered = statement<OfferedRow>(
  'registration.offered',
  `select sub.id as "subjectID", sub.name_ka as subject, sub.name_en as subjecteng, sub.code as subject_code,
     sub.credits as ects, o.study_semester, m.id as "program_moduleID", ms.block_id as "blockID",
     coalesce(g.groups, 0) as groups, coalesce(cardinality(g.free_ids), 0) as free_groups,
     coalesce(g.free_ids, '{}') as free_ids,
     exists (
       select from registration r join semester s on s.id = r.semester_id and s.is_current
       where r.student_id = $1 and r.subject_id = sub.id
     ) as is_registered,
     coalesce(k.passed, false) as passed, k.score
   from student_module m
   join module_offer o on o.module_id = m.id
   join subject sub on sub.id = o.subject_id
   left join module_subject ms on ms.module_id = o.module_id and ms.subject_id = o.subject_id
   left join lateral (
     select count(*) as groups, array_agg(g.id) filter (where g.is_open and g.taken < g.capacity) as free_ids
     from study_group g
     where g.subject_id = sub.id and g.semester_id = (select id from semester where is_current)
   ) g on true
   left join lateral (
     select bool_or(k.status_id in (1, 7)) as passed,
       (array_agg(k.score::float8 order by s.starts_on desc))[1] as score
     from mark k join semester s on s.id = k.semester_id
     where k.student_id = $1 and k.subject_id = sub.id
   ) k on true
   where m.student_id = $1 and ($2::int[] is null or m.id = any($2)) and ($3::int[] is null or o.subject_id = any($3))
   order by m.kind = 'minor', m.position, m.id, o.study_semester, sub.name_ka, sub.id`,
)

/** Gives the subjects of the student's modules, or some of them out of some, in the order of the programme. */
export const offeredRows = (
  db: Connection,
  studentID: number,
  moduleIDs: readonly number[] | null,
  subjectIDs: readonly number[] | null = null,
) => db.rows(offered, [studentID, moduleIDs, subjectIDs])

const refuseFree = statement(
  'registration.refuseFree',
  `with kept as (
     insert into free_credit_refusal (student_id, semester_id)
     select $1, s.id from semester s where s.is_current on conflict do nothing returning student_id
   )
   select leave_receipt(student_id, 'free_refused', null, null, null, null, null, $2) from kept`,
)
const wantFree = statement(
  'registration.wantFree',
  `with kept as (delete from free_credit_refusal where student_id = $1 returning student_id)
   select leave_receipt(student_id, 'free_wanted', null, null, null, null, null, $2) from kept`,
)

/** Keeps whether the student wants nothing for her free credits this semester; a change leaves its receipt. */
export const keepFreeCredits = (db: Connection, studentID: number, wantsNone: boolean, key: string | null) =>
  db.rows(wantsNone ? refuseFree : wantFree, [studentID, key])

/** An attempt at something that takes no seat. */
export interface Attempt {
  readonly studentID: number
  readonly key: string | null
  readonly action:
    | 'group_requested'
    | 'concentration_chosen'
    | 'law_chosen'
    | 'free_refused'
    | 'free_wanted'
    | 'topic_chosen'
    | 'topic_removed'
    | 'lab_group_made'
    | 'lab_group_joined'
    | 'lab_group_left'
  readonly subjectID: number | null
  /** What else it was about: a concentration, a topic, a laboratory group. */
  readonly aboutID: number | null
}

const refusedReceipt = statement(
  'registration.refusedReceipt',
  'select leave_receipt($1, $2, $3, $4, $5, $6, $7, $8)',
)

/** Keeps that an attempt which takes no seat was refused, and why. */
export const insertRefusedReceipt = (
  db: Connection,
  { studentID, key, action, subjectID, aboutID }: Attempt,
  { code, ka, en }: { readonly code: string; readonly ka: string; readonly en: string },
) => db.rows(refusedReceipt, [studentID, action, subjectID, aboutID, code, ka, en, key])

const concentration = statement<{ subject: string; subjecteng: string }>(
  'registration.concentration',
  `select c.name_ka as subject, c.name_en as subjecteng
   from student s join concentration c on c.id = s.concentration_id where s.id = $1`,
)

/** Gives the name of the student's concentration as receipts name what they are about. */
export const concentrationOf = (db: Connection, studentID: number) => db.row(concentration, [studentID])

const askedForEnglish = statement<{ isAsked: boolean; wishID: number | null }>(
  'registration.askedForEnglish',
  'select must_choose_english as "isAsked", english_wish_id as "wishID" from student where id = $1',
)

/** Says whether the student is still asked for her level of English, and the subject that she answered without a seat. */
export const englishAnswer = async (db: Connection, studentID: number) =>
  (await db.row(askedForEnglish, [studentID])) ?? { isAsked: false, wishID: null }

const englishWish = statement<{ kept: boolean }>(
  'registration.englishWish',
  `update student set must_choose_english = false, english_wish_id = $2 where id = $1 and must_choose_english
   returning true as kept`,
)

/** Keeps the level of English that the student answers without a seat; says whether she was asked. */
export const keepEnglishWish = async (db: Connection, studentID: number, subjectID: number) =>
  (await db.row(englishWish, [studentID, subjectID])) !== undefined

const englishChosen = statement(
  'registration.englishChosen',
  'update student set must_choose_english = false where id = $1 and must_choose_english',
)

/** Keeps that the student's level of English is chosen: she is not asked for it any more. */
export const keepEnglishChosen = (db: Connection, studentID: number) => db.rows(englishChosen, [studentID])

type ReceiptRow = z.input<typeof receipt>

const receipts = statement<ReceiptRow>(
  'registration.receipts',
  `select r.id as "receiptID", r.at, r.action, r.subject_id as "subjectID",
     coalesce(s.name_ka, p.name_ka, m.name_ka) as subject, coalesce(s.name_en, p.name_en, m.name_en) as subjecteng,
     (
       select coalesce(array_agg(g.code order by g.part), '{}') from study_group g where g.id = any(r.group_ids)
     ) as groups,
     r.code, r.reason_ka as reason, r.reason_en as reasoneng
   from receipt r
   join semester t on t.id = r.semester_id and t.is_current
   left join subject s on s.id = r.subject_id
   left join programme p on r.action in ('minor_chosen', 'minor_deleted') and p.id = r.registration_id
   left join master_choice m on r.action in ('theme_chosen', 'theme_removed') and m.id = r.registration_id
   where r.student_id = $1
   order by r.id desc
   limit 500`,
)

/** Gives the student's receipts of the current semester, the latest first. */
export const receiptsOf = (db: Connection, studentID: number) => db.rows(receipts, [studentID])

/** What the duty of this area is decided on (see `user/sql.ts`). */
export const dutyFacts = {
  english_level: `json_build_object('isDue', student.must_choose_english,
    'isOffered', student.must_choose_english and exists (
      select from english_level e
      join module_offer f on f.subject_id = e.subject_id
      join student_module n on n.id = f.module_id and n.student_id = student.id
      join study_group g on g.subject_id = e.subject_id
      join semester t on t.id = g.semester_id and t.is_current
      where not exists (select from mark k
        where k.student_id = student.id and k.subject_id = e.subject_id and k.status_id in (1, 7))))`,
} satisfies DutyFactsSql
