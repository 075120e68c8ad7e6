import type { PartGroup } from '#rules/registration/linked-sets.ts'
import { statement, type Connection } from '#server/db/open.ts'

const open = statement<object>(
  'bench.openFirstRound',
  `insert into registration_window (step, semester_id, starts_at, ends_at)
   select 2, id, now() - interval '1 hour', now() + interval '1 day' from semester where is_current`,
)
/** Opens the first round for everybody. */
export const openFirstRound = (db: Connection) => db.row(open)

interface CodeRow {
  readonly code: string
  readonly id: number
}
const toIdsByCode = (rows: readonly CodeRow[]) => new Map(rows.map(({ code, id }) => [code, id]))

const students = statement<CodeRow>('bench.students', 'select code, id from student where source = $1')
export const loadStudentsByCode = async (db: Connection, source: string) =>
  toIdsByCode(await db.rows(students, [source]))

const subjects = statement<CodeRow>('bench.subjects', 'select code, id from subject where source = $1')
export const loadSubjectsByCode = async (db: Connection, source: string) =>
  toIdsByCode(await db.rows(subjects, [source]))

const pairs = statement<{ pair: string }>(
  'bench.pairs',
  `select s.code || ' ' || g.code as pair
   from registration_group rg
   join registration r on r.id = rg.registration_id
   join student s on s.id = r.student_id
   join study_group g on g.id = rg.group_id`,
)
/** "student group" for each seat of a registration. */
export const listSeatPairs = async (db: Connection) => (await db.rows(pairs)).map(({ pair }) => pair)

const seats = statement<{ taken: number; overfull: number; registrations: number }>(
  'bench.seats',
  `select coalesce(sum(taken), 0) as taken, count(*) filter (where taken > capacity) as overfull,
     (select count(*) from registration) as registrations
   from study_group`,
)
/** The counters of the groups. */
export const countSeats = async (db: Connection) => (await db.row(seats))!

const partGroups = statement<PartGroup>(
  'bench.partGroups',
  `select "scheduleID", "subjectID", config, part, "parentID", rotation, meetings, ranges from part_group
   where is_open order by "scheduleID"`,
)
export const listPartGroups = (db: Connection) => db.rows(partGroups)

const plans = statement<object>(
  'bench.insertPlans',
  `insert into plan (student_id, semester_id, name, subjects)
   select (each->>'studentID')::int, s.id, 'Plan', each->'subjects'
   from jsonb_array_elements($1::jsonb) each, semester s where s.is_current`,
)
/** Of JSON: an array of studentID and subjects. */
export const insertPlans = (db: Connection, json: string) => db.row(plans, [json])

const openLater = statement<object>(
  'bench.openLater',
  `insert into registration_window (step, semester_id, starts_at, ends_at)
   select 2, id, now() + interval '2 days', now() + interval '9 days' from semester where is_current`,
)
/** Opens the first round in two days. */
export const openFirstRoundLater = (db: Connection) => db.row(openLater)
