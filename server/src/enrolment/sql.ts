import type * as z from 'zod/mini'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { zone } from '#server/time-zone/sql.ts'
import type { GroupRow, Module, RegistrationStep, SeatGroup, StudentState } from './snapshot.ts'

/** The whole catalogue of the semester as one row. */
export interface CatalogueRow {
  readonly semester: number
  readonly version: number
  readonly steps: RegistrationStep[]
  readonly subjects: z.input<typeof subjectRow>[]
  readonly modules: (Omit<Module, 'subjects'> & { readonly subjects: number[] })[]
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
  'enrolment.catalogue',
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

/** The catalogue of the current semester; undefined when there is none. */
export const loadCatalogueRow = (db: Connection) => db.row(catalogue)

/** Of the student `st`: the credits registered in the semester `s`. */
export const semesterCredits = `(
    select coalesce(sum(sub.credits), 0) from registration r join subject sub on sub.id = r.subject_id
    where r.student_id = st.id and r.semester_id = s.id
  )`

/** Of the student `st` in the semester `s`: the credits of the rest of its academic year. A registered subject counts
 * once, by its mark when it has one; a recognised one (7) was earned elsewhere. */
export const creditsElsewhere = `(
    select coalesce(sum(m.credits), 0) from mark m join semester o on o.id = m.semester_id
    where m.student_id = st.id and o.academic_year = s.academic_year and o.id <> s.id and m.status_id not in (select id from mark_status where is_recognised)
  ) + (
    select coalesce(sum(sub.credits), 0)
    from registration r
    join semester o on o.id = r.semester_id
    join subject sub on sub.id = r.subject_id
    where r.student_id = st.id and o.academic_year = s.academic_year and o.id <> s.id and not exists (
      select from mark m
      where m.student_id = r.student_id and m.semester_id = r.semester_id and m.subject_id = r.subject_id
    )
  )`

const creditState = `
  ${semesterCredits} as semester_credits,
  ${creditsElsewhere} as elsewhere,
  (select value from setting where name = 'credit_limits') as limits,
  p.category_id as category,
  st.is_on_last_course`

/** Of the student `st` in the semester `s`: what decides beside the catalogue. */
const studentColumns = `
  st.id as "studentID",
  st.registration_version as version,
  s.id as semester,
  s.catalogue_version as catalogue,
  now() as read_at,
  ${zone} as time_zone,
  st.is_active,
  st.debt_blocked,
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
    from mark k where k.student_id = st.id and k.status_id in (select id from mark_status where is_passed)
  ) as earned,
  (
    select coalesce(json_agg(json_build_object('preRegID', w.id, 'subjectID', w.subject_id, 'moduleID', w.module_id,
      'created_at', w.created_at) order by w.id), '[]')
    from pre_registration w where w.student_id = st.id and w.semester_id = s.id and w.removed_at is null
  ) as "preRegistrations",
  exists (
    select from free_credit_opt_out f where f.student_id = st.id and f.semester_id = s.id
  ) as wants_no_free,
  (
    select coalesce(json_agg(json_build_object('registrationID', r.id, 'subjectID', r.subject_id, 'moduleID', r.module_id,
      'groups', (
        select coalesce(json_agg(rg.group_id order by rg.part), '[]') from registration_group rg where rg.registration_id = r.id
      )) order by r.id), '[]')
    from registration r where r.student_id = st.id and r.semester_id = s.id
  ) as registrations`

type StudentRow = Omit<StudentState, 'clock_behind'>

const students = statement<StudentRow>(
  'enrolment.students',
  `select ${studentColumns}
   from student st
   join programme p on p.id = st.programme_id
   join semester s on s.is_current
   where st.id = any(array(select json_array_elements_text($1)::int))`,
)

/** The states of the students, as of one moment. */
export const loadStudents = async (
  db: Connection,
  studentIDs: readonly number[],
): Promise<readonly StudentState[]> => {
  // Text, not an array: for an array PostgreSQL would plan anew each time.
  const rows = await db.rows(students, [JSON.stringify(studentIDs)])
  return rows.map((row) => ({ ...row, clock_behind: Date.parse(row.read_at) - Date.now() }))
}

/** The student to load, the subject whose seats are counted (null: of the own groups), and what is cached. */
export interface SeatsQuery {
  readonly studentID: number
  readonly subjectID: number | null
  readonly known: StudentState | undefined
}

/** A student's state, and how many have a seat in each of the groups, as of one moment. */
export interface StudentAndSeats {
  readonly student: StudentState
  readonly taken: ReadonlyMap<number, number>
}

interface StudentAndSeatsRow {
  /** Which query it answers, from 1. */
  readonly n: number
  readonly read_at: string
  readonly taken: readonly (readonly [number, number])[]
  /** Null: what is cached is still true. */
  readonly state: Omit<StudentRow, 'read_at'> | null
}

const studentsAndSeats = statement<StudentAndSeatsRow>(
  'enrolment.studentsAndSeats',
  `select a.n, now() as read_at, case when a.subject is null then (
     -- By number: while the tables are empty PostgreSQL takes reading all of them to be as cheap.
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
     then (select row_to_json(x) from (select ${studentColumns}) x) end as state
   from rows from (
     json_to_recordset($1) as (student int, subject int, version int, semester int, catalogue int)
   ) with ordinality a(student, subject, version, semester, catalogue, n)
   join student st on st.id = a.student
   join programme p on p.id = st.programme_id
   join semester s on s.is_current`,
)

/**
 * The answers in the order of the queries, undefined when there is no semester. What is known of a student is answered
 * again while its version stands: only a later state is sent.
 */
export const loadStudentsAndSeats = async (
  db: Connection,
  queries: readonly SeatsQuery[],
): Promise<(StudentAndSeats | undefined)[]> => {
  const requested = queries.map(({ studentID: student, subjectID: subject, known }) => {
    const { version, semester, catalogue } = known ?? {}
    return { student, subject, version, semester, catalogue }
  })
  const rows = await db.rows(studentsAndSeats, [JSON.stringify(requested)])
  const found: (StudentAndSeats | undefined)[] = queries.map(() => undefined)
  for (const { n, read_at, taken, state } of rows) {
    const now = state ?? queries[n - 1]?.known
    if (now === undefined) continue
    const clock_behind = Date.parse(read_at) - Date.now()
    found[n - 1] = { student: { ...now, read_at, clock_behind }, taken: new Map(taken) }
  }
  return found
}
