import type * as z from 'zod/mini'
import type { rehearsals } from '#contract/staff/readiness/rehearsals.ts'
import { byName } from '#server/db/by-name.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { matchesStudent, toOrder, toSortedNames } from '#server/staff-lists/sql.ts'
import { toStaffName } from '#server/staff-permission/in-scope.ts'

type List = z.input<typeof rehearsals.list.reply>
type One = z.input<typeof rehearsals.one.reply>
type Groups = z.input<typeof rehearsals.groups.reply>
type Students = z.input<typeof rehearsals.students.reply>

const rehearsal = `r.id as "rehearsalID", r.state, ${toStaffName('m')} as staff, r.created_at, r.run_at, r.ended_at,
  r.rounds, r.with_load, r.progress->>'step' as step, coalesce((r.progress->>'stage')::int, 0) as stage,
  coalesce((r.progress->>'stages')::int, 0) as stages, coalesce((r.progress->>'done')::int, 0) as done_count,
  coalesce((r.progress->>'total')::int, 0) as total_count, s.name_ka as semester, s.name_en as semestereng, r.opens_at,
  r.result->'counts' as counts, coalesce(r.result->'load', '[]') as load, r.detail_ka as detail, r.detail_en as detaileng`
const joined = `rehearsal r left join staff_member m on m.id = r.staff_member_id left join semester s on s.id = r.semester_id`

export const loadRehearsals = defineOneRowQuery<
  Pick<List, 'items' | 'total'>,
  [perPage: number, page: number]
>(
  'rehearsals.load',
  `select (select count(*)::int from rehearsal) as total,
     (select coalesce(json_agg(shown order by shown."rehearsalID" desc), '[]') from (
        select ${rehearsal} from ${joined} order by r.id desc limit $1::int offset ($2::int - 1) * $1::int) shown) as items`,
)

/** The students of an opening, and how many of them have a plan. */
export const describeOpening = defineOneRowQuery<
  Omit<NonNullable<List['opening']>, 'opens_at'>,
  [semesterID: number, opensAt: string]
>(
  'rehearsals.describeOpening',
  `with opened as materialized (
     select st.id from student st where exists (
       select from registration_window w where w.semester_id = $1 and w.step > 1 and w.starts_at = $2::timestamptz
         and (w.programme_id is null or w.programme_id = st.programme_id)
         and (w.study_semester is null or w.study_semester = st.study_semester)
         and not exists (
           select from registration_window n where n.semester_id = w.semester_id and n.step = w.step
             and (n.programme_id is null or n.programme_id = st.programme_id)
             and (n.study_semester is null or n.study_semester = st.study_semester)
             and (n.programme_id is not null)::int * 2 + (n.study_semester is not null)::int
               > (w.programme_id is not null)::int * 2 + (w.study_semester is not null)::int)))
   select s.name_ka as semester, s.name_en as semestereng, (select count(*)::int from opened) as students,
     (select count(distinct p.student_id)::int from plan p join opened o on o.id = p.student_id
      where p.semester_id = $1 and p.removed_at is null and p.subjects <> '[]') as planned
   from semester s where s.id = $1`,
)

/** Nothing while another one waits or runs. Night is the next three o'clock at the university. */
export const insertRehearsal = defineRowQuery<
  { rehearsalID: number; runAt: string },
  [staffID: number, isNight: boolean, rounds: number, withLoad: boolean]
>(
  'rehearsals.insert',
  `insert into rehearsal (staff_member_id, run_at, rounds, with_load)
   select $1, case when $2::bool then ((local::date + (local::time >= '03:00')::int) + time '03:00') at time zone zone
     else now() end, $3, $4
   from (select value #>> '{}' as zone, now() at time zone (value #>> '{}') as local from setting
     where name = 'time_zone') here
   on conflict do nothing returning id as "rehearsalID", run_at as "runAt"`,
)

export const findRehearsal = defineRowQuery<One, [rehearsalID: number]>(
  'rehearsals.find',
  `select ${rehearsal},
     (select coalesce(json_agg(x order by x.students desc, x.code), '[]') from (
        select code, min(reason_ka) as reason, min(reason_en) as reasoneng, count(distinct student_id)::int as students
        from (
          select code, reason_ka, reason_en, student_id from rehearsal_seat where rehearsal_id = $1 and refused_rounds > 0
          union all
          select code, reason_ka, reason_en, student_id from rehearsal_student
            where rehearsal_id = $1 and blocked_rounds > 0) each
        where code is not null group by code) x) as reasons,
     (select count(*)::int from rehearsal_group where rehearsal_id = $1 and refused > 0) as short_groups
   from ${joined} where r.id = $1`,
)

/** The state before; undefined for one that there never was. */
export const cancelRehearsal = defineRowQuery<{ state: string; isCancelled: boolean }, [rehearsalID: number]>(
  'rehearsals.cancel',
  `with former as (select id, state from rehearsal where id = $1 for update),
   cancelled as (
     update rehearsal r set state = 'cancelled', progress = null, ended_at = clock_timestamp() from former f
     where r.id = f.id and f.state in ('queued', 'running') returning r.id)
   select f.state, exists (select from cancelled) as "isCancelled" from former f`,
)

const groupOrder = toOrder('$5::text', {
  subject: 's.sort_name_ka',
  subjecteng: 's.sort_name_en',
  free: 'rg.capacity - rg.taken',
  wanted: 'rg.wanted_first',
  refused: 'rg.refused',
})

/** One page of the groups; `search` is looked for in the subject's names and code; spaces make no difference. */
export const loadGroups = defineOneRowQuery<
  Pick<Groups, 'items' | 'total'>,
  [
    rehearsalID: number,
    perPage: number,
    page: number,
    search: string,
    sort: string | null,
    onlyShort: boolean,
  ]
>(
  'rehearsals.groups',
  `with found as (
     select g.id as "groupID", g.code as "group", s.name_ka as subject, s.name_en as subjecteng, s.code as subject_code,
       rg.capacity, rg.taken, rg.wanted_first, rg.wanted_second, rg.refused::float as refused,
       row_number() over (order by ${groupOrder}, rg.refused desc, s.sort_name_ka, g.id) as position
     from rehearsal_group rg join study_group g on g.id = rg.group_id join subject s on s.id = g.subject_id
     where rg.rehearsal_id = $1 and (not $6::bool or rg.refused > 0)
       and ($4::text = '' or has_text(replace(concat_ws(' ', s.name_ka, s.name_en, s.code), ' ', ''),
         replace($4, ' ', ''))))
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_jsonb(shown) - 'position' order by shown.position), '[]') from (
        select * from found order by position limit $2::int offset ($3::int - 1) * $2::int) shown) as items`,
)

const studentOrder = toOrder('$5::text', {
  ...toSortedNames('st'),
  subject: byName('f.subject_ka'),
  subjecteng: byName('f.subject_en'),
  refused: 'f.refused_rounds',
})

/** One page of what was not got as it was planned. */
export const loadStudents = defineOneRowQuery<
  Pick<Students, 'items' | 'total'>,
  [
    rehearsalID: number,
    perPage: number,
    page: number,
    search: string,
    sort: string | null,
    reason: string,
    words: string,
  ]
>(
  'rehearsals.students',
  `with outcomes as (
     select rs.student_id, s.name_ka as subject_ka, s.name_en as subject_en, rs.second_rounds, rs.refused_rounds, rs.code,
       rs.reason_ka, rs.reason_en
     from rehearsal_seat rs join subject s on s.id = rs.subject_id where rs.rehearsal_id = $1
     union all
     select student_id, null, null, 0, blocked_rounds, code, reason_ka, reason_en
     from rehearsal_student where rehearsal_id = $1 and blocked_rounds > 0),
   found as (
     select st.id as "studentID", st.code, st.fname_ka as fname, st.lname_ka as lname, st.fname_en as fnameeng,
       st.lname_en as lnameeng, p.name_ka as programme, p.name_en as programmeeng, f.subject_ka as subject,
       f.subject_en as subjecteng, f.second_rounds, f.refused_rounds, f.reason_ka as reason, f.reason_en as reasoneng,
       row_number() over (order by ${studentOrder}, f.refused_rounds desc, st.sort_name_ka, st.id, f.subject_ka)
         as position
     from outcomes f join student st on st.id = f.student_id join programme p on p.id = st.programme_id
     where ($6::text = '' or f.code = $6)
       and ${matchesStudent('$4', '$7', 'st')})
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_jsonb(shown) - 'position' order by shown.position), '[]') from (
        select * from found order by position limit $2::int offset ($3::int - 1) * $2::int) shown) as items`,
)
