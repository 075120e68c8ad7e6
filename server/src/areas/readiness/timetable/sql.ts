import { today } from '#server/time-zone/sql.ts'
import { compulsory } from '../cohorts/sql.ts'
import { defineCheck } from '../sql.ts'

const nothing = (from: string) =>
  `select '' as ka, '' as en, null::int as school_id where not exists (select from ${from})`

const groups =
  'study_group g join semester t on t.id = g.semester_id and t.is_current join subject s on s.id = g.subject_id'
const groupName = `s.name_ka || ' · ' || g.code as ka, s.name_en || ' · ' || g.code as en, s.school_id`
const subjectName = `s.name_ka || ' (' || s.code || ')' as ka, s.name_en || ' (' || s.code || ')' as en, s.school_id`
/** Meetings in the current semester, without rotations, which move through the week. */
const meetings = `select g.id, g.subject_id, g.lecturer_id, g.code, m.weekday, m.starts, m.ends, m.room_id
  from study_group g join semester t on t.id = g.semester_id and t.is_current
  join group_meeting m on m.group_id = g.id
  where not g.is_rotation`
/** The dates of the groups; without dates of its own a group always meets. */
const ranges = `select g.id, coalesce(d.starts_on, date '1000-01-01') as starts_on, coalesce(d.ends_on, date '9999-12-31') as ends_on
  from study_group g join semester t on t.id = g.semester_id and t.is_current left join group_dates d on d.group_id = g.id`
/** Whether two groups meet on a common date with this weekday, like meetSimultaneously in rules/src/registration. */
const haveCommonDate = (one: string, other: string, weekday: string) => {
  const first = 'greatest(p.starts_on, q.starts_on)'
  return `exists (select from ranges p join ranges q on q.id = ${other} where p.id = ${one}
    and ${first} + (${weekday} - extract(isodow from ${first})::int + 7) % 7 <= least(p.ends_on, q.ends_on))`
}

const afterSemester = { after: 'no-current-semester' }
const afterGroups = { after: 'no-group' }

/** The semester, its groups, its exams and its calendar. */
export const timetableChecks = [
  defineCheck('no-current-semester', 'blocks', nothing('semester where is_current')),
  defineCheck(
    'semester-over',
    'blocks',
    `select name_ka as ka, name_en as en, null::int as school_id from semester where is_current and ends_on < ${today}`,
    afterSemester,
  ),
  defineCheck(
    'semesters-overlap',
    'notice',
    `select a.name_ka || ' / ' || b.name_ka as ka, a.name_en || ' / ' || b.name_en as en, null::int as school_id
     from semester a join semester b on b.id > a.id and b.starts_on <= a.ends_on and b.ends_on >= a.starts_on`,
  ),
  defineCheck(
    'no-group',
    'blocks',
    nothing('study_group g join semester t on t.id = g.semester_id and t.is_current'),
    afterSemester,
  ),
  defineCheck(
    'subject-without-groups',
    'notice',
    `select ${subjectName} from subject s
     where s.id in (select c.subject_id from (${compulsory}) c)
       and not exists (select from study_group g join semester t on t.id = g.semester_id and t.is_current
         where g.subject_id = s.id and g.is_open)`,
    afterGroups,
  ),
  defineCheck(
    'seats-short',
    'notice',
    `select s.name_ka || ' · ' || seats.seats || ' / ' || wanted.students as ka,
       s.name_en || ' · ' || seats.seats || ' / ' || wanted.students as en, s.school_id
     from (select subject_id, sum(students)::int as students from (${compulsory}) c group by 1) wanted
     join (select subject_id, sum(seats)::int as seats from (
             select subject_id, config, min(seats) as seats from (
               select g.subject_id, g.config, g.part, sum(g.capacity) as seats from study_group g
               join semester t on t.id = g.semester_id and t.is_current
               where g.is_open group by 1, 2, 3) parts group by 1, 2) configs group by 1) seats using (subject_id)
     join subject s on s.id = subject_id
     where seats.seats < wanted.students`,
    afterGroups,
  ),
  defineCheck(
    'group-without-meetings',
    'notice',
    `select ${groupName} from ${groups} where g.is_open and not exists (select from group_meeting m where m.group_id = g.id)`,
  ),
  defineCheck(
    'group-without-room',
    'notice',
    `select ${groupName} from ${groups}
     where g.is_open and exists (select from group_meeting m where m.group_id = g.id and m.room_id is null)`,
  ),
  defineCheck(
    'group-without-lecturer',
    'notice',
    `select ${groupName} from ${groups} where g.is_open and g.lecturer_id is null`,
  ),
  defineCheck(
    'group-without-seats',
    'notice',
    `select ${groupName} from ${groups} where g.is_open and g.capacity = 0`,
  ),
  defineCheck(
    'group-parent-closed',
    'notice',
    `select ${groupName} from ${groups} join study_group p on p.id = g.parent_id
     where g.is_open and (not p.is_open or p.semester_id <> g.semester_id or p.subject_id <> g.subject_id)`,
  ),
  defineCheck(
    'group-outside-semester',
    'notice',
    `select distinct ${groupName} from ${groups} join group_dates d on d.group_id = g.id
     where g.is_open and (d.starts_on < t.starts_on or d.ends_on > t.ends_on)`,
  ),
  defineCheck(
    'meeting-at-night',
    'advice',
    `select distinct ${groupName} from ${groups} join group_meeting m on m.group_id = g.id
     where g.is_open and (m.starts < '07:00' or m.ends > '23:00')`,
  ),
  defineCheck(
    'subject-impossible',
    'blocks',
    `with ranges as materialized (${ranges}),
     g as materialized (
       select g.id, g.subject_id, g.config, g.part, g.parent_id
       from study_group g join semester t on t.id = g.semester_id and t.is_current where g.is_open),
     pairs as (
       select a.subject_id, a.config, a.part, b.part as other,
         bool_and((b.parent_id <> a.id and exists (select from g o where o.id = b.parent_id and o.part = a.part))
           or (a.parent_id <> b.id and exists (select from g o where o.id = a.parent_id and o.part = b.part))
           or exists (
             select from group_meeting x join group_meeting y
               on y.weekday = x.weekday and y.starts < x.ends and x.starts < y.ends
             where x.group_id = a.id and y.group_id = b.id and ${haveCommonDate('a.id', 'b.id', 'x.weekday')})) as is_impossible
       from g a join g b on b.subject_id = a.subject_id and b.config = a.config and b.part > a.part
       group by 1, 2, 3, 4)
     select ${subjectName} from subject s
     where s.id in (select subject_id from pairs where is_impossible)
       and not exists (select from g where g.subject_id = s.id and not exists (
         select from pairs p where p.subject_id = g.subject_id and p.config = g.config and p.is_impossible))`,
  ),
  defineCheck(
    'group-meets-twice',
    'notice',
    `select distinct ${groupName} from ${groups} join group_meeting x on x.group_id = g.id
     join group_meeting y on y.group_id = x.group_id and y.position > x.position and y.weekday = x.weekday
       and y.starts < x.ends and x.starts < y.ends
     where g.is_open`,
  ),
  defineCheck(
    'room-twice',
    'advice',
    `with ranges as materialized (${ranges}), m as materialized (${meetings} and m.room_id is not null)
     select distinct r.name || ' · ' || s.name_ka || ' ' || a.code || ' / ' || o.name_ka || ' ' || b.code as ka,
       r.name || ' · ' || s.name_en || ' ' || a.code || ' / ' || o.name_en || ' ' || b.code as en, s.school_id
     from m a join m b on b.room_id = a.room_id and b.weekday = a.weekday and b.id > a.id
       and b.starts < a.ends and a.starts < b.ends and b.lecturer_id is distinct from a.lecturer_id
       and ${haveCommonDate('a.id', 'b.id', 'a.weekday')}
     join room r on r.id = a.room_id and not r.is_distance
     join subject s on s.id = a.subject_id join subject o on o.id = b.subject_id`,
  ),
  defineCheck(
    'lecturer-twice',
    'advice',
    `with ranges as materialized (${ranges}), m as materialized (${meetings} and g.lecturer_id is not null)
     select distinct l.fname_ka || ' ' || l.lname_ka || ' · ' || s.name_ka || ' ' || a.code || ' / ' || b.code as ka,
       l.fname_en || ' ' || l.lname_en || ' · ' || s.name_en || ' ' || a.code || ' / ' || b.code as en, s.school_id
     from m a join m b on b.lecturer_id = a.lecturer_id and b.weekday = a.weekday and b.id > a.id
       and b.starts < a.ends and a.starts < b.ends and b.room_id is distinct from a.room_id
       and ${haveCommonDate('a.id', 'b.id', 'a.weekday')}
     join lecturer l on l.id = a.lecturer_id join subject s on s.id = a.subject_id`,
  ),
  defineCheck(
    'exam-clash',
    'notice',
    `with e as materialized (
       select e.id, e.subject_id, e.day, e.starts, e.starts + make_interval(mins => e.duration) as ends from exam e
       join semester t on t.id = e.semester_id and t.is_current),
     c as materialized (select distinct subject_id, programme_id, study_semester from (${compulsory}) c)
     select p.name_ka || ', ' || x.study_semester || ' · ' || s.name_ka || ' / ' || o.name_ka || ' · ' || a.day as ka,
       p.name_en || ', ' || x.study_semester || ' · ' || s.name_en || ' / ' || o.name_en || ' · ' || a.day as en,
       p.school_id
     from e a join e b on b.day = a.day and b.id > a.id and b.subject_id <> a.subject_id
       and b.starts < a.ends and a.starts < b.ends
     join c x on x.subject_id = a.subject_id
     join c y on y.subject_id = b.subject_id and y.programme_id = x.programme_id and y.study_semester = x.study_semester
     join programme p on p.id = x.programme_id
     join subject s on s.id = a.subject_id join subject o on o.id = b.subject_id`,
  ),
  defineCheck(
    'exam-without-room',
    'advice',
    `select s.name_ka || ' · ' || e.day as ka, s.name_en || ' · ' || e.day as en, s.school_id
     from exam e join semester t on t.id = e.semester_id and t.is_current join subject s on s.id = e.subject_id
     where e.room_id is null and not exists (select from exam_seat x where x.exam_id = e.id)`,
  ),
  defineCheck(
    'exam-seats-short',
    'notice',
    `select s.name_ka || ' · ' || e.day || ' · ' || n.seats || ' / ' || n.registered as ka,
       s.name_en || ' · ' || e.day || ' · ' || n.seats || ' / ' || n.registered as en, s.school_id
     from exam e join semester t on t.id = e.semester_id and t.is_current join subject s on s.id = e.subject_id
     join (select x.exam_id, count(*) as seats,
             (select count(*) from registration r join exam f on f.id = x.exam_id
              where r.semester_id = f.semester_id and r.subject_id = f.subject_id) as registered
           from exam_seat x group by x.exam_id) n on n.exam_id = e.id
     where n.seats < n.registered`,
  ),
  defineCheck(
    'exam-outside-semester',
    'notice',
    `select s.name_ka || ' · ' || e.day as ka, s.name_en || ' · ' || e.day as en, s.school_id
     from exam e join semester t on t.id = e.semester_id and t.is_current join subject s on s.id = e.subject_id
     where e.day < t.starts_on or e.day > t.ends_on`,
  ),
  defineCheck(
    'mark-components-sum',
    'notice',
    `select s.name_ka || ' · ' || trim_scale(c.points) as ka, s.name_en || ' · ' || trim_scale(c.points) as en, s.school_id
     from (select k.subject_id, sum(k.max_score) as points from mark_component k
           join semester t on t.id = k.semester_id and t.is_current group by 1) c
     join subject s on s.id = c.subject_id where c.points <> 100`,
  ),
  defineCheck(
    'calendar-empty',
    'notice',
    `select '' as ka, '' as en, null::int as school_id
     where not exists (select from academic_event e join semester t on t.id = e.semester_id and t.is_current)`,
    afterSemester,
  ),
  defineCheck(
    'holidays-missing',
    'advice',
    `select t.name_ka as ka, t.name_en as en, null::int as school_id from semester t
     where t.is_current and not exists (select from holiday h where h.day between t.starts_on and t.ends_on)`,
    afterSemester,
  ),
  defineCheck(
    'next-semester-without-day',
    'advice',
    `select t.name_ka as ka, t.name_en as en, null::int as school_id from semester t
     where t.is_current and t.ends_on between ${today} and ${today} + 30
       and not exists (select from semester n where n.starts_on > t.starts_on and n.current_from is not null)`,
    afterSemester,
  ),
]
