import { statement, type Connection } from '#server/db/open.ts'
import type { KeptAlone, Standing } from '#server/areas/registration/seats/settle-alone.ts'

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

const keeping = statement<KeptAlone>(
  'preRegistration.keep',
  'select * from keep_wish($1, $2, $3, $4, $5, $6, $7, $8)',
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
  standing: Standing,
  move: WishMove | null,
  key: string | null,
): Promise<KeptAlone> => (await db.row(keeping, [...standing, move && JSON.stringify(move), key]))!

const takenBack = statement<{ id: number }>(
  'preRegistration.takenBack',
  'select id from pre_registration where id = $1 and student_id = $2 and removed_at is not null',
)

/** Says whether the student has taken this wish back before. */
export const wasTakenBack = async (db: Connection, studentID: number, preRegID: number) =>
  (await db.row(takenBack, [preRegID, studentID])) !== undefined
