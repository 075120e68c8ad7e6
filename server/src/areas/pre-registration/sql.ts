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

/** Gives how many students wish for each subject by now; a subject that nobody wishes for is not in it. */
export const wishCounts = async (db: Connection): Promise<ReadonlyMap<number, number>> =>
  new Map((await db.rows(counts)).map(({ subjectID, st_count }) => [subjectID, st_count]))

const keeping = statement<SaveResult>(
  'preRegistration.keep',
  'select * from save_pre_registration($1, $2, $3, $4, $5, $6, $7, $8)',
)

/** What becomes of a wish: a new one, another subject in the place of one, or one taken back; with a code only its receipt. */
export interface WishMove {
  readonly action: 'wished' | 'wish_changed' | 'wish_removed'
  readonly wish: number | null
  readonly subject: number | null
  readonly module: number | null
  readonly code?: string
}

/** Keeps a wish, or the receipt of its refusal, while the decision stands; null does nothing. */
export const keepWish = async (
  db: Connection,
  standing: DecidedOn,
  move: WishMove | null,
  key: string | null,
): Promise<SaveResult> => (await db.row(keeping, [...standing, move && JSON.stringify(move), key]))!

const takenBack = statement<{ id: number }>(
  'preRegistration.takenBack',
  'select id from pre_registration where id = $1 and student_id = $2 and removed_at is not null',
)

/** Says whether the student has taken this wish back before. */
export const wasTakenBack = async (db: Connection, studentID: number, preRegID: number) =>
  (await db.row(takenBack, [preRegID, studentID])) !== undefined

/** What the duty of this area is decided on (see `user/sql.ts`). */
export const dutyFacts = {
  pre_registration: `(
    select json_build_object('windowEndsOn', to_char(max(w.ends_at) at time zone university.zone, 'YYYY-MM-DD'),
      'isActiveStudent', student.is_active,
      'credits', (
        select coalesce(sum(s.credits), 0)::int
        from pre_registration p
        join semester m on m.id = p.semester_id and m.is_current
        join subject s on s.id = p.subject_id
        where p.student_id = student.id and p.removed_at is null),
      'programCategoryID', programme.category_id, 'isOnLastCourse', student.is_on_last_course,
      'creditLimits', (select value from setting where name = 'credit_limits'))
    from student_window w
    where w.student_id = student.id and w.step = 1 and w.starts_at <= now() and now() < w.ends_at)`,
} satisfies DutyFactsSql
