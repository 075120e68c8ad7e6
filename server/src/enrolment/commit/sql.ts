import type * as z from 'zod/mini'
import type { receipt } from '#contract/registration/receipt.ts'
import type { registeredSubject } from '#contract/registration/registered-subject.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { ChangedSeats } from '../decide/seat-change.ts'
import type { Receipt } from '../receipt.ts'

/** A change as `take_seats` reads it; with a code it is a refusal that only leaves its receipt. */
export interface SeatRow extends ChangedSeats {
  readonly code?: string | null
  readonly reason_ka?: string | null
  readonly reason_en?: string | null
}

/** The changes to commit for one student, and the versions that they were decided on. */
export interface BatchItem {
  readonly student: number
  readonly as_of: number
  readonly semester: number
  readonly catalogue: number
  /** The instants between which the same windows are open, or null without a bound. */
  readonly from: string | null
  readonly until: string | null
  readonly key: string | null
  /** Of what was asked for with the key. */
  readonly hash: string | null
  /** All changes or none. */
  readonly whole: boolean
  /** A change whose group is full is the last one made: what follows was decided as if it had its seat. */
  readonly stops: boolean
  readonly moves: readonly SeatRow[]
}

/** A change that was made: its registration, or the group that is full and those of its subject that are not. */
export interface CommittedChange {
  readonly registration: number | null
  readonly full: number | null
  readonly free: readonly number[] | null
  /** How many had a seat in each group of the change just before, by part; and the groups that the student was in. */
  readonly taken: readonly number[] | null
  readonly had: readonly number[]
}

/**
 * The result of an item, the `n`th from 1: done, each change by itself; lost, because all or none were requested and a
 * group was full; stale, so it has to be decided anew; repeated, because an attempt with the same key left these receipts.
 */
export type CommitResult = { readonly n: number; readonly version: number } & (
  | { readonly outcome: 'done' | 'lost'; readonly moves: readonly CommittedChange[] }
  | { readonly outcome: 'stale'; readonly moves: readonly [] }
  | { readonly outcome: 'repeated'; readonly moves: readonly Receipt[] }
)

const taking = statement<CommitResult>('enrolment.takeSeats', 'select * from take_seats($1)')

/** Commits the items in one transaction; a result for each, in any order. */
export const takeSeats = (db: Connection, items: readonly BatchItem[]) =>
  db.rows(taking, [JSON.stringify(items)])

/** Counts the tables of seats anew, so that PostgreSQL plans every statement that reads them again. */
export const analyzeSeats = defineListQuery<object>(
  'enrolment.analyze',
  'analyze registration, registration_group, receipt',
)

const notification = statement<object>('enrolment.notifySeats', `select pg_notify('seats', $1)`)

/** Notifies every process that listens of the groups whose seats have moved. */
export const notifySeats = (db: Connection, groupIDs: readonly number[]) =>
  db.rows(notification, [groupIDs.join(',')])

const registrationRow = statement<{ registration: z.input<typeof registeredSubject> }>(
  'enrolment.registration',
  `select to_json(r) as registration from registration_row r where r."registrationID" = $1 and r.student_id = $2`,
)

/** One registration of the student with its groups. */
export const loadRegistrationRow = async (db: Connection, studentID: number, registrationID: number) =>
  (await db.row(registrationRow, [registrationID, studentID]))?.registration

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
  /** The other subject of the attempt: a concentration, a topic, a laboratory group. */
  readonly aboutID: number | null
}

const refusedReceipt = statement(
  'enrolment.refusedReceipt',
  'select save_receipt($1, $2, $3, $4, $5, $6, $7, $8)',
)

/** The receipt of an attempt that takes no seat and was refused. */
export const insertRefusedReceipt = (
  db: Connection,
  { studentID, key, action, subjectID, aboutID }: Attempt,
  { code, ka, en }: { readonly code: string; readonly ka: string; readonly en: string },
) => db.rows(refusedReceipt, [studentID, action, subjectID, aboutID, code, ka, en, key])

/** The name of the student's concentration, under the names that receipts have for their subject. */
export const loadConcentrationName = defineRowQuery<
  { subject: string; subjecteng: string },
  [studentID: number]
>(
  'enrolment.concentration',
  `select c.name_ka as subject, c.name_en as subjecteng
   from student s join concentration c on c.id = s.concentration_id where s.id = $1`,
)

type ReceiptRow = z.input<typeof receipt>

/** The student's receipts of the current semester, the latest first. */
export const listReceiptRows = defineListQuery<ReceiptRow, [studentID: number]>(
  'enrolment.receipts',
  `select r.id as "receiptID", r.at, r.action, r.subject_id as "subjectID",
     coalesce(s.name_ka, p.name_ka, m.name_ka) as subject, coalesce(s.name_en, p.name_en, m.name_en) as subjecteng,
     (
       select coalesce(array_agg(g.code order by g.part), '{}') from study_group g where g.id = any(r.group_ids)
     ) as groups,
     r.times, r.code, r.reason_ka as reason, r.reason_en as reasoneng
   from receipt r
   join semester t on t.id = r.semester_id and t.is_current
   left join subject s on s.id = r.subject_id
   left join programme p on r.action in ('minor_chosen', 'minor_deleted') and p.id = r.registration_id
   left join master_choice m on r.action in ('theme_chosen', 'theme_removed') and m.id = r.registration_id
   where r.student_id = $1
   order by r.id desc
   limit 500`,
)
