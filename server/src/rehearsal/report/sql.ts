import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { RehearsalResult } from './rehearsal-result.ts'

/** Held by the connection of the process that rehearses: there is one copy. It ends with the process, however that ends. */
const lockKey = 7412050
export const lockRehearsal = `select pg_try_advisory_lock(${lockKey}) as locked`

/** Starts of the windows in which seats are taken, of the current semester and later ones. */
export const listOpenings = defineListQuery<{ semesterID: number; opensAt: string }>(
  'rehearsal.listOpenings',
  `select distinct w.semester_id as "semesterID", w.starts_at as "opensAt" from registration_window w
   join semester s on s.id = w.semester_id
   where w.step > 1 and s.starts_on >= (select starts_on from semester where is_current)
   order by w.starts_at`,
)

export interface StartedRehearsal {
  readonly rounds: number
  readonly withLoad: boolean
}

/** Undefined when it no longer waits. */
export const startRehearsal = defineRowQuery<StartedRehearsal, [rehearsalID: number]>(
  'rehearsal.start',
  `update rehearsal set state = 'running', started_at = clock_timestamp()
   where id = $1 and state = 'queued' returning rounds, with_load as "withLoad"`,
)

/** From the command line; nothing while another one waits or runs. */
export const insertRehearsal = defineRowQuery<{ rehearsalID: number }, [rounds: number, withLoad: boolean]>(
  'rehearsal.insert',
  `insert into rehearsal (run_at, rounds, with_load) values (now(), $1, $2)
   on conflict do nothing returning id as "rehearsalID"`,
)

export const saveOpening = defineRowQuery<object, [rehearsalID: number, semesterID: number, opensAt: string]>(
  'rehearsal.saveOpening',
  'update rehearsal set semester_id = $2, opens_at = $3 where id = $1',
)

/** False once it was cancelled. */
export const saveProgress = defineOneRowQuery<
  { isRunning: boolean },
  [rehearsalID: number, progress: string]
>(
  'rehearsal.saveProgress',
  `with saved as (
     update rehearsal set progress = $2::jsonb where id = $1 and state = 'running' returning id)
   select exists (select from saved) as "isRunning"`,
)

/** The end of one that runs; a cancelled one stays cancelled. */
export const endRehearsal = defineRowQuery<
  object,
  [rehearsalID: number, state: string, result: string | null, ka: string | null, en: string | null]
>(
  'rehearsal.end',
  `update rehearsal set state = $2, result = $3::jsonb, detail_ka = $4, detail_en = $5, progress = null,
     ended_at = clock_timestamp()
   where id = $1 and state = 'running'`,
)

/** The ones whose process is gone. */
export const markBroken = defineListQuery<{ rehearsalID: number }>(
  'rehearsal.markBroken',
  `update rehearsal set state = 'broken', progress = null, ended_at = clock_timestamp()
   where case state when 'running' then pg_try_advisory_xact_lock(${lockKey}) else false end
   returning id as "rehearsalID"`,
)

/** The one that waits, when its time has come. */
export const findDue = defineRowQuery<{ rehearsalID: number }>(
  'rehearsal.findDue',
  `select id as "rehearsalID" from rehearsal where state = 'queued' and run_at <= now()`,
)

/** A planned subject of a player: its first and second choice. */
export interface PlannedSeats {
  readonly subjectID: number
  readonly first: readonly number[]
  readonly second: readonly number[] | null
}

export interface PlannedStudent {
  readonly studentID: number
  readonly planID: number
  readonly plan: string
  readonly subjects: readonly PlannedSeats[]
}

/** In the copy: the first plan of each student that has a subject without a seat, as their home shows it. */
export const listPlanned = defineListQuery<PlannedStudent, [studentIDs: readonly number[]]>(
  'rehearsal.listPlanned',
  `select distinct on (p.student_id) p.student_id as "studentID", p.id as "planID", p.name as plan, left_over.subjects
   from plan p join semester s on s.id = p.semester_id and s.is_current
   cross join lateral (
     select json_agg(json_build_object('subjectID', subject->'subjectID', 'first', subject->'first',
       'second', subject->'second') order by nth) as subjects
     from jsonb_array_elements(p.subjects) with ordinality each(subject, nth)
     where not exists (select from registration r where r.student_id = p.student_id
       and r.semester_id = p.semester_id and r.subject_id = (subject->>'subjectID')::int)) left_over
   where p.student_id = any($1::int[]) and p.removed_at is null and left_over.subjects is not null
   order by p.student_id, p.id`,
)

/** In the copy: subjects that the programme places in each student's semester and that have groups, up to six. */
export const listUsualSubjects = defineListQuery<
  { studentID: number; subjects: number[] },
  [studentIDs: readonly number[]]
>(
  'rehearsal.listUsualSubjects',
  `select st.id as "studentID", array(
     select o.subject_id from student_module m
     join module_offer o on o.module_id = m.id and o.study_semester = st.study_semester
     where m.student_id = st.id and m.kind in ('compulsory', 'elective')
       and exists (select from study_group g join semester s on s.id = g.semester_id and s.is_current
         where g.subject_id = o.subject_id)
     group by o.subject_id order by min(m.position), o.subject_id limit 6) as subjects
   from student st where st.id = any($1::int[])`,
)

/** In the copy, after a round: what came of each planned subject. */
export const listOutcomes = defineListQuery<{
  studentID: number
  subjectID: number
  option: 'first' | 'second' | null
  code: string | null
  ka: string | null
  en: string | null
}>(
  'rehearsal.listOutcomes',
  `select a.student_id as "studentID", (each.subject->>'subjectID')::int as "subjectID", each.came->>'option' as option,
     each.came#>>'{first,code}' as code, each.came#>>'{first,ka}' as ka, each.came#>>'{first,en}' as en
   from plan_attempt a
   cross join lateral (
     select subject, a.outcome->(nth::int - 1) as came
     from jsonb_array_elements(a.subjects) with ordinality s(subject, nth)) each
   where a.outcome is not null`,
)

/** Of the portal's own groups, before the rehearsal. */
export const listSeats = defineListQuery<
  { groupID: number; capacity: number; taken: number },
  [groupIDs: readonly number[]]
>('rehearsal.listSeats', `select id as "groupID", capacity, taken from study_group where id = any($1::int[])`)

/** The results of the plans, as JSON arrays of rows. A student, subject or group deleted meanwhile is left out. */
export const saveReport = defineRowQuery<
  object,
  [rehearsalID: number, students: string, seats: string, groups: string]
>(
  'rehearsal.saveReport',
  `with students as (
     insert into rehearsal_student (rehearsal_id, student_id, plan, subjects, complete_rounds, blocked_rounds, code,
       reason_ka, reason_en)
     select $1, r.* from jsonb_to_recordset($2::jsonb) r("studentID" int, plan text, subjects int, complete int,
       blocked int, code text, ka text, en text)
     where exists (select from student s where s.id = r."studentID")),
   seats as (
     insert into rehearsal_seat (rehearsal_id, student_id, subject_id, first_rounds, second_rounds, refused_rounds, code,
       reason_ka, reason_en)
     select $1, r.* from jsonb_to_recordset($3::jsonb) r("studentID" int, "subjectID" int, first int, second int,
       refused int, code text, ka text, en text)
     where exists (select from student s where s.id = r."studentID")
       and exists (select from subject s where s.id = r."subjectID"))
   insert into rehearsal_group (rehearsal_id, group_id, capacity, taken, wanted_first, wanted_second, refused)
   select $1, r.* from jsonb_to_recordset($4::jsonb) r("groupID" int, capacity int, taken int, "wantedFirst" int,
     "wantedSecond" int, refused numeric)
   where exists (select from study_group g where g.id = r."groupID")`,
)

/** How many are kept; older ones are deleted with their reports. */
const maxStoredRehearsals = 20

export const deleteOldRehearsals = defineRowQuery<object>(
  'rehearsal.deleteOld',
  `delete from rehearsal where state not in ('queued', 'running')
     and id <= (select id from rehearsal order by id desc offset ${maxStoredRehearsals} limit 1)`,
)

/** The result of a rehearsal, for the terminal. */
export const findSummary = defineOneRowQuery<
  {
    state: string
    detail: string | null
    opensAt: string | null
    result: RehearsalResult | null
    reasons: { reason: string; students: number }[]
    groups: { name: string; capacity: number; taken: number; wanted: number; refused: number }[]
  },
  [rehearsalID: number, shown: number]
>(
  'rehearsal.findSummary',
  `select r.state, r.detail_en as detail, r.opens_at as "opensAt", r.result,
     (select coalesce(json_agg(x order by x.students desc, x.reason), '[]') from (
        select reason, count(distinct student_id)::int as students from (
          select code as reason, student_id from rehearsal_seat where rehearsal_id = $1 and refused_rounds > 0
          union all
          select code, student_id from rehearsal_student where rehearsal_id = $1 and blocked_rounds > 0) each
        where reason is not null group by reason) x) as reasons,
     (select coalesce(json_agg(x order by x.refused desc, x.name), '[]') from (
        select s.code || ' ' || s.name_en || ', group ' || g.code as name, rg.capacity, rg.taken,
          rg.wanted_first as wanted, rg.refused::float as refused
        from rehearsal_group rg join study_group g on g.id = rg.group_id join subject s on s.id = g.subject_id
        where rg.rehearsal_id = $1 and rg.refused > 0 order by rg.refused desc, g.id limit $2::int) x) as groups
   from rehearsal r where r.id = $1`,
)
