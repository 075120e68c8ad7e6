import { statement, type Connection } from '#server/db/open.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'
import type { SaveResult, DecidedOn } from '#server/enrolment/save-decision.ts'

const counts = statement<{ subjectID: number; st_count: number }>(
  'preRegistration.counts',
  `select w.subject_id as "subjectID", count(*) as st_count
   from pre_registration w
   join semester s on s.id = w.semester_id and s.is_current
   where w.removed_at is null
   group by w.subject_id`,
)

/** How many students have pre-registered each subject by now; without a subject that nobody has. */
export const countPreRegistrations = async (db: Connection): Promise<ReadonlyMap<number, number>> =>
  new Map((await db.rows(counts)).map(({ subjectID, st_count }) => [subjectID, st_count]))

const saving = statement<SaveResult>(
  'preRegistration.save',
  'select * from save_pre_registration($1, $2, $3, $4, $5, $6, $7, $8)',
)

/** A new pre-registration, another subject in the place of one, or its removal; with a code only its receipt. */
export interface PreRegistrationRow {
  readonly action: 'pre_registered' | 'pre_registration_changed' | 'pre_registration_removed'
  readonly id: number | null
  readonly subject: number | null
  readonly module: number | null
  readonly code?: string
}

/** Saves a pre-registration, or the receipt of its refusal, while the decision is true; null does nothing. */
export const savePreRegistrationRow = async (
  db: Connection,
  decidedOn: DecidedOn,
  row: PreRegistrationRow | null,
  key: string | null,
): Promise<SaveResult> => (await db.row(saving, [...decidedOn, row && JSON.stringify(row), key]))!

const removed = statement<{ id: number }>(
  'preRegistration.removed',
  'select id from pre_registration where id = $1 and student_id = $2 and removed_at is not null',
)

/** Whether the student has removed this pre-registration before. */
export const isRemoved = async (db: Connection, studentID: number, preRegID: number) =>
  (await db.row(removed, [preRegID, studentID])) !== undefined

/** Facts that decide the duty of this area (see `user/sql.ts`). */
export const dutyFacts = {
  pre_registration: `case when windows.pre_registration_ends_on is not null then json_build_object(
    'windowEndsOn', windows.pre_registration_ends_on, 'isActiveStudent', student.is_active,
    'credits', (
      select coalesce(sum(s.credits), 0)::int
      from pre_registration p
      join semester m on m.id = p.semester_id and m.is_current
      join subject s on s.id = p.subject_id
      where p.student_id = student.id and p.removed_at is null),
    'programCategoryID', programme.category_id, 'isOnLastCourse', student.is_on_last_course,
    'creditLimits', (select value from setting where name = 'credit_limits')) end`,
} satisfies DutyFactsSql
