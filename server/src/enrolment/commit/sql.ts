import type * as z from 'zod/mini'
import type { receipt } from '#contract/registration/receipt.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { creditState } from '#server/areas/registration/sql.ts'
import type {
  CatalogueModule,
  GroupRow,
  SeatGroup,
  StepRule,
  StudentState,
} from '#server/enrolment/snapshot.ts'

/** The whole catalogue of the semester as one row. */
export interface CatalogueRow {
  readonly semester: number
  readonly version: number
  readonly steps: StepRule[]
  readonly subjects: z.input<typeof subjectRow>[]
  readonly modules: (Omit<CatalogueModule, 'subjects'> & { readonly subjects: number[] })[]
  /** The subjects of the levels of English, from the lowest. */
  readonly english: number[]
  /** The semesters of study in which the level is changed instead of the group. */
  readonly english_orders: number[]
  /** The groups that were closed or moved: whoever is in one may leave it. */
  readonly to_leave: number[]
  readonly groups: SeatGroup[]
  readonly rows: GroupRow[]
}

// Everything here moves the catalogue's version when it changes (migration 031).
const catalogue = statement<CatalogueRow>(
  'registration.catalogue',
  `select s.id as semester, s.catalogue_version as version,
     (
       select json_agg(json_build_object('step', step, 'module_kinds', module_kinds, 'allows_cancel', allows_cancel) order by step)
       from registration_step
     ) as steps,
     (
       select coalesce(json_agg(json_build_object('subjectID', sub.id, 'subject', sub.name_ka, 'subjecteng', sub.name_en,
         'subject_code', sub.code, 'ects', sub.credits)), '[]')
       from subject sub
     ) as subjects,
     (
       select coalesce(json_agg(json_build_object('moduleID', m.id, 'programmeID', m.programme_id, 'kind', m.kind,
         'name', json_build_object('ka', m.name_ka, 'en', m.name_en),
         'maximumCredits', m.maximum_credits, 'maximumSubjects', m.maximum_subjects,
         'after', case when f.id is not null then json_build_object('moduleID', f.id,
           'name', json_build_object('ka', f.name_ka, 'en', f.name_en),
           'credits', coalesce(m.after_credits, f.required_credits)) end,
         'subjects', (
           select coalesce(json_agg(o.subject_id), '[]') from module_offer o where o.module_id = m.id
         ),
         'blocks', (
           select coalesce(json_agg(json_build_object('blockID', b.id, 'choose', b.choose,
             'name', json_build_object('ka', b.name_ka, 'en', b.name_en),
             'subjects', (
               select coalesce(json_agg(ms.subject_id), '[]') from module_subject ms where ms.block_id = b.id
             )) order by b.position, b.id), '[]')
           from module_block b where b.module_id = m.id
         ))), '[]')
       from module m
       left join module f on f.id = m.after_module_id
     ) as modules,
     (select coalesce(json_agg(subject_id order by level, subject_id), '[]') from english_level) as english,
     coalesce((select value from setting where name = 'english_level_change_orders'), '[]') as english_orders,
     (
       select coalesce(json_agg(g.id), '[]') from study_group g where g.semester_id = s.id and (g.must_change or not g.is_open)
     ) as to_leave,
     (
       select coalesce(json_agg(g order by g.part, g."scheduleID"), '[]') from part_group g where g.semester_id = s.id
     ) as groups,
     (select coalesce(json_agg(g), '[]') from group_row g where g.semester_id = s.id) as rows
   from semester s where s.is_current`,
)

/** Gives the catalogue of the current semester; undefined when there is none. */
export const readCatalogue = (db: Connection) => db.row(catalogue)

/** Of the student `st` in the semester `s`: what decides for her beside the catalogue. */
const stateColumns = `
  st.id as "studentID",
  st.registration_version as version,
  s.id as semester,
  s.catalogue_version as catalogue,
  now() as read_at,
  (
    select extract(epoch from (now() at time zone (value #>> '{}')) - (now() at time zone 'utc'))::int / 60
    from setting where name = 'time_zone'
  ) as ahead,
  st.status_id = 1 as is_active,
  st.study_semester,
  st.minor_programme_id as "minorID",
  ${creditState},
  (select coalesce(json_agg(w), '[]') from student_window w where w.student_id = st.id) as windows,
  (
    select coalesce(json_agg(m.id order by m.kind = 'minor', m.position, m.id), '[]')
    from student_module m where m.student_id = st.id
  ) as modules,
  (
    select coalesce(json_agg(distinct jsonb_build_object('subjectID', k.subject_id, 'credits', k.credits)), '[]')
    from mark k where k.student_id = st.id and k.status_id in (1, 7)
  ) as earned,
  (
    select coalesce(json_agg(json_build_object('preRegID', w.id, 'subjectID', w.subject_id, 'moduleID', w.module_id,
      'created_at', w.created_at) order by w.id), '[]')
    from pre_registration w where w.student_id = st.id and w.semester_id = s.id and w.removed_at is null
  ) as "preRegistrations",
  exists (
    select from free_credit_refusal f where f.student_id = st.id and f.semester_id = s.id
  ) as wants_no_free,
  (
    select coalesce(json_agg(json_build_object('registrationID', r.id, 'subjectID', r.subject_id, 'moduleID', r.module_id,
      'groups', (
        select coalesce(json_agg(rg.group_id order by rg.part), '[]') from registration_group rg where rg.registration_id = r.id
      )) order by r.id), '[]')
    from registration r where r.student_id = st.id and r.semester_id = s.id
  ) as registrations`

type StateRow = Omit<StudentState, 'clock_behind'>

const states = statement<StateRow>(
  'registration.states',
  `select ${stateColumns}
   from student st
   join programme p on p.id = st.programme_id
   join semester s on s.is_current
   where st.id = any(array(select json_array_elements_text($1)::int))`,
)

/** Gives what decides for each of the students, as of one moment. */
export const readStates = async (
  db: Connection,
  studentIDs: readonly number[],
): Promise<readonly StudentState[]> => {
  // Not an array: the planner would look into it, and plan anew each time.
  const rows = await db.rows(states, [JSON.stringify(studentIDs)])
  return rows.map((row) => ({ ...row, clock_behind: Date.parse(row.read_at) - Date.now() }))
}

/** A student who looks at the groups of a subject (null: at her own), and what is known of her. */
export interface SeatsQuery {
  readonly studentID: number
  readonly subjectID: number | null
  readonly known: StudentState | undefined
}

/** What is decided on for her, and how many have a seat in each group that she looks at, as of one moment. */
export interface StateAndSeats {
  readonly state: StudentState
  readonly taken: ReadonlyMap<number, number>
}

interface StateAndSeatsRow {
  /** Which look it answers, from 1. */
  readonly n: number
  readonly read_at: string
  readonly taken: readonly (readonly [number, number])[]
  /** Null: what the caller knows is still so. */
  readonly state: Omit<StateRow, 'read_at'> | null
}

const stateAndSeats = statement<StateAndSeatsRow>(
  'registration.stateAndSeats',
  `select a.n, now() as read_at, case when a.subject is null then (
     -- Hers first, then each by its number: while the tables are empty it would look as cheap to read all of them.
     select coalesce(json_agg(json_build_array(g.id, g.taken)), '[]') from registration r
     cross join lateral (select each.group_id from registration_group each where each.registration_id = r.id offset 0) rg
     cross join lateral (select each.id, each.taken from study_group each where each.id = rg.group_id offset 0) g
     where r.student_id = st.id and r.semester_id = s.id
   ) else (
     select coalesce(json_agg(json_build_array(g.id, g.taken)), '[]') from study_group g
     where g.subject_id = a.subject and g.semester_id = s.id
   ) end as taken,
   case when st.registration_version is distinct from a.version or s.id is distinct from a.semester
       or s.catalogue_version is distinct from a.catalogue
     then (select row_to_json(x) from (select ${stateColumns}) x) end as state
   from rows from (
     json_to_recordset($1) as (student int, subject int, version int, semester int, catalogue int)
   ) with ordinality a(student, subject, version, semester, catalogue, n)
   join student st on st.id = a.student
   join programme p on p.id = st.programme_id
   join semester s on s.is_current`,
)

/**
 * Takes several looks; gives for each, in their order, what decides for her, which is what was known while its version
 * stands, and the seats of what she looks at; undefined when there is no semester.
 */
export const readStatesAndSeats = async (
  db: Connection,
  looks: readonly SeatsQuery[],
): Promise<(StateAndSeats | undefined)[]> => {
  const asked = looks.map(({ studentID: student, subjectID: subject, known }) => {
    const { version, semester, catalogue } = known ?? {}
    return { student, subject, version, semester, catalogue }
  })
  const rows = await db.rows(stateAndSeats, [JSON.stringify(asked)])
  const found: (StateAndSeats | undefined)[] = looks.map(() => undefined)
  for (const { n, read_at, taken, state } of rows) {
    const now = state ?? looks[n - 1]?.known
    if (now === undefined) continue
    const clock_behind = Date.parse(read_at) - Date.now()
    found[n - 1] = { state: { ...now, read_at, clock_behind }, taken: new Map(taken) }
  }
  return found
}

/** One change of a student's seats, decided by the rules; with a code it is a refusal that only leaves its receipt. */
export interface SeatChange {
  readonly action: 'registered' | 'changed' | 'cancelled'
  readonly subject: number | null
  readonly module: number | null
  readonly programme: number | null
  readonly groups: readonly number[]
  /** The registration that is changed or given up. */
  readonly registration: number | null
  readonly code: string | null
  readonly reason_ka: string | null
  readonly reason_en: string | null
}

/** What one student wants, and the state that it was decided on. */
export interface BatchItem {
  readonly student: number
  readonly as_of: number
  readonly semester: number
  readonly catalogue: number
  /** The instants between which the same windows are open, or null without a bound. */
  readonly from: string | null
  readonly until: string | null
  readonly key: string | null
  /** All moves or none. */
  readonly whole: boolean
  /** A move whose group is full is the last one made: what follows was decided as if it had its seat. */
  readonly stops?: boolean
  readonly moves: readonly SeatChange[]
}

/** What came of one move: the registration, or the group that is full and those of its subject that are not. */
export interface CommittedChange {
  readonly receipt: number
  readonly registration: number | null
  readonly full: number | null
  readonly free: readonly number[] | null
  /** How many had a seat in each of the move's groups just before, in the order of the parts; and the student's own. */
  readonly taken: readonly number[] | null
  readonly had: readonly number[]
}

/** What an attempt was for: seats, a wish of the pre-registration, or the minor. */
type ReceiptAction = z.input<typeof receipt>['action']

/** A receipt as the database keeps it. */
export interface Receipt {
  readonly action: ReceiptAction
  readonly subject_id: number | null
  readonly group_ids: readonly number[]
  readonly registration_id: number | null
  readonly code: string | null
  readonly reason_ka: string | null
  readonly reason_en: string | null
  readonly full_group: number | null
}

export type CommitResult = { readonly n: number; readonly version: number } & (
  | { readonly outcome: 'done' | 'lost'; readonly moves: readonly CommittedChange[] }
  | { readonly outcome: 'stale'; readonly moves: readonly [] }
  | { readonly outcome: 'repeated'; readonly moves: readonly Receipt[] }
)

const takingSeats = statement<CommitResult>('registration.settleSeats', 'select * from settle_seats($1)')

/** Settles what some students want of their seats in one transaction; gives an outcome for each, in any order. */
export const takeSeats = (db: Connection, items: readonly BatchItem[]) =>
  db.rows(takingSeats, [JSON.stringify(items)])

const analyze = statement<object>(
  'registration.lookAtTheFirst',
  'analyze registration, registration_group, receipt',
)

/** Has the database look at how full the tables of seats are: all plans that read them are made anew. */
export const analyzeSeats = (db: Connection) => db.rows(analyze)

const notification = statement<object>('registration.notifySeats', `select pg_notify('seats', $1)`)

/** Lets every process that listens know which groups have other seats now. */
export const notifySeats = (db: Connection, groupIDs: readonly number[]) =>
  db.rows(notification, [groupIDs.join(',')])
