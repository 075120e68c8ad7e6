import type { PlanOption } from '#rules/registration/check-plan.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

/** A subject of a plan: its groups by number, and its name as it was when it was planned. */
export interface PlannedSubject {
  readonly subjectID: number
  readonly moduleID: number | null
  readonly first: readonly number[]
  readonly second: readonly number[] | null
  readonly subject: string
  readonly subjecteng: string
  readonly subject_code: string
  readonly ects: number
}

export interface PlanRow {
  readonly planID: number
  readonly name: string
  readonly version: number
  readonly updated_at: string
  readonly subjects: readonly PlannedSubject[]
}

const columns = 'p.id as "planID", p.name, p.version, p.updated_at, p.subjects'

/** The student's plans for the current semester, the oldest first. */
export const listPlanRows = defineListQuery<PlanRow, [studentID: number]>(
  'plans.list',
  `select ${columns} from plan p
   join semester s on s.id = p.semester_id and s.is_current
   where p.student_id = $1 and p.removed_at is null
   order by p.id`,
)

/** One plan of the student for the current semester. */
export const findPlan = defineRowQuery<PlanRow, [studentID: number, planID: number]>(
  'plans.one',
  `select ${columns} from plan p
   join semester s on s.id = p.semester_id and s.is_current
   where p.id = $2 and p.student_id = $1 and p.removed_at is null`,
)

/** The plan that an attempt with this key has made. */
export const findPlanByKey = defineRowQuery<
  PlanRow & { readonly request_hash: string | null },
  [studentID: number, key: string]
>('plans.byKey', `select ${columns}, p.request_hash from plan p where p.student_id = $1 and p.key = $2`)

/** The attempt to make a plan: its key, and the hash of what it asks for. */
export interface PlanRequest {
  readonly key: string | null
  readonly requestHash: string
}

const insert = statement<PlanRow>(
  'plans.insert',
  `insert into plan as p (student_id, semester_id, name, subjects, key, request_hash)
   select $1, s.id, $2, $3, $4, $6 from semester s
   where s.is_current and $5 > (
     select count(*) from plan o where o.student_id = $1 and o.semester_id = s.id and o.removed_at is null
   )
   on conflict (student_id, key) do nothing
   returning ${columns}`,
)

/** Saves a new plan; nothing if the student has too many already, or if this key has made one. */
export const insertPlan = (
  db: Connection,
  studentID: number,
  { name, subjects }: Pick<PlanRow, 'name' | 'subjects'>,
  { key, requestHash }: PlanRequest,
  maxPlans: number,
) => db.row(insert, [studentID, name, JSON.stringify(subjects), key, maxPlans, requestHash])

const update = statement<PlanRow>(
  'plans.update',
  `update plan p set name = $3, subjects = $4::jsonb, version = version + 1, updated_at = now()
   where p.student_id = $1 and p.id = $2 and p.removed_at is null and p.version = $5
   returning ${columns}`,
)

/** Changes a plan while it is of this version; nothing when it is not. */
export const updatePlan = (
  db: Connection,
  studentID: number,
  { planID, name, subjects, version }: Omit<PlanRow, 'updated_at'>,
) => db.row(update, [studentID, planID, name, JSON.stringify(subjects), version])

/** Removes a plan, once or again; nothing when it never was the student's. */
export const removePlanRow = defineRowQuery<{ planID: number }, [studentID: number, planID: number]>(
  'plans.remove',
  `update plan set removed_at = coalesce(removed_at, now()) where student_id = $1 and id = $2 returning id as "planID"`,
)

const taken = statement<{ id: number; taken: number }>(
  'plans.taken',
  'select id, taken from study_group where id = any($1)',
)

/** How many have a seat in each of the groups. */
export const countSeats = async (
  db: Connection,
  groupIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  new Map((await db.rows(taken, [groupIDs])).map((group) => [group.id, group.taken]))

/** Why an option was not registered, in both languages, with what it is about. */
export interface StoredRefusal {
  readonly code: string
  readonly ka: string
  readonly en: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The result of one planned subject: the option that led to its seats, or why none did. */
export interface SubjectOutcome {
  readonly option: PlanOption | null
  readonly registrationID: number | null
  readonly groups: readonly number[]
  readonly first: StoredRefusal | null
  readonly second: StoredRefusal | null
}

export interface AttemptRow {
  readonly planID: number
  readonly all_or_nothing: boolean
  readonly subjects: readonly PlannedSubject[]
  readonly outcome: readonly SubjectOutcome[] | null
  /** Of the request; null for an attempt before there were hashes. */
  readonly request_hash: string | null
}

const attemptColumns = 'a.plan_id as "planID", a.all_or_nothing, a.subjects, a.outcome, a.request_hash'

/** The request and results of an attempt with this key, kept for a day. */
export const findAttempt = defineRowQuery<AttemptRow, [studentID: number, key: string]>(
  'plans.attempt',
  `select ${attemptColumns} from plan_attempt a
   where a.student_id = $1 and a.key = $2 and a.at > now() - interval '24 hours'`,
)

/** The last attempt at a plan that came to an end, for a day. */
export const findLastAttempt = defineRowQuery<
  AttemptRow & { readonly at: string },
  [studentID: number, planID: number]
>(
  'plans.lastAttempt',
  `select ${attemptColumns}, a.at from plan_attempt a
   where a.student_id = $1 and a.plan_id = $2 and a.outcome is not null and a.at > now() - interval '24 hours'
   order by a.at desc limit 1`,
)

const own = statement<object>('plans.isOwn', 'select from plan where id = $2 and student_id = $1')

/** Whether a plan is, or was, the student's own. */
export const isOwnPlan = async (db: Connection, studentID: number, planID: number): Promise<boolean> =>
  (await db.row(own, [studentID, planID])) !== undefined

const begin = statement<AttemptRow>(
  'plans.begin',
  `insert into plan_attempt as a (student_id, key, plan_id, all_or_nothing, subjects, request_hash)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (student_id, key) do update
     set plan_id = excluded.plan_id, all_or_nothing = excluded.all_or_nothing, subjects = excluded.subjects,
       outcome = null, at = now(), request_hash = excluded.request_hash
     where a.at <= now() - interval '24 hours'
   returning ${attemptColumns}`,
)

/** Saves what an attempt is about to do; nothing when its key has begun already. */
export const saveAttempt = (
  db: Connection,
  studentID: number,
  key: string,
  { planID, all_or_nothing, subjects, request_hash }: Omit<AttemptRow, 'outcome'>,
) => db.row(begin, [studentID, key, planID, all_or_nothing, JSON.stringify(subjects), request_hash])

const end = statement<{ outcome: readonly SubjectOutcome[] }>(
  'plans.end',
  `update plan_attempt set outcome = coalesce(outcome, $3) where student_id = $1 and key = $2 returning outcome`,
)

/** Saves what came of an attempt, unless the same attempt sent twice has saved it before; gives what is saved. */
export const saveOutcome = async (
  db: Connection,
  studentID: number,
  key: string,
  outcome: readonly SubjectOutcome[],
) => (await db.row(end, [studentID, key, JSON.stringify(outcome)]))?.outcome ?? outcome
