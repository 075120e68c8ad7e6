import { defineCheck } from '../sql.ts'

/** How many students of which programme, concentration and semester of study meet which compulsory subject now. */
export const compulsory = `select ms.subject_id, st.programme_id, st.study_semester, st.students
  from (select programme_id, concentration_id, study_semester, count(*)::int as students from student
        where is_active group by 1, 2, 3) st
  join module m on m.programme_id = st.programme_id and m.kind = 'compulsory'
    and (m.concentration_id is null or m.concentration_id = st.concentration_id)
  join module_subject ms on ms.module_id = m.id and ms.study_semester = st.study_semester and ms.block_id is null`

const currentGroups = 'study_group g join semester t on t.id = g.semester_id and t.is_current'
const limit = (path: string) =>
  `(select (value #>> '{${path}}')::int from setting where name = 'credit_limits')`
const cohortName = (programme: string, semester: string, rest: string) =>
  `${programme}.name_ka || ', ' || ${semester} || ' · ' || ${rest.replaceAll('LANG', 'ka')} as ka,
   ${programme}.name_en || ', ' || ${semester} || ' · ' || ${rest.replaceAll('LANG', 'en')} as en, ${programme}.school_id`

const afterGroups = { after: 'no-group' }

/** The subjects that the students of one programme and semester of study can take together. */
export const cohortChecks = [
  defineCheck(
    'compulsory-subjects-clash',
    'notice',
    // Of subjects with one configuration: no group of a part of the one goes with a group of a part of the other. It is
    // looked for pair by pair, because the first one that goes is usually the first one.
    `with c as materialized (select distinct subject_id, programme_id, study_semester from (${compulsory}) c),
     single as materialized (
       select g.subject_id from ${currentGroups} where g.is_open and g.subject_id in (select subject_id from c)
       group by 1 having count(distinct g.config) = 1),
     parts as materialized (
       select distinct g.subject_id, g.part from ${currentGroups} join single using (subject_id) where g.is_open),
     pairs as materialized (
       select distinct a.subject_id as a, b.subject_id as b from c a
       join c b on b.programme_id = a.programme_id and b.study_semester = a.study_semester and b.subject_id > a.subject_id),
     clashing as materialized (
       select distinct p.a, p.b from pairs p join parts i on i.subject_id = p.a join parts j on j.subject_id = p.b
       where not exists (
         select from study_group x join study_group y on y.semester_id = x.semester_id
         where x.semester_id = (select id from semester where is_current)
           and x.subject_id = p.a and x.part = i.part and x.is_open
           and y.subject_id = p.b and y.part = j.part and y.is_open
           and (exists (select from group_dates d where d.group_id in (x.id, y.id)) or not exists (
             select from group_meeting m join group_meeting n
               on n.weekday = m.weekday and n.starts < m.ends and m.starts < n.ends
             where m.group_id = x.id and n.group_id = y.id))))
     select distinct ${cohortName('p', 'x.study_semester', `s.name_LANG || ' / ' || o.name_LANG`)}
     from clashing k
     join c x on x.subject_id = k.a
     join c y on y.subject_id = k.b and y.programme_id = x.programme_id and y.study_semester = x.study_semester
     join programme p on p.id = x.programme_id join subject s on s.id = k.a join subject o on o.id = k.b`,
    afterGroups,
  ),
  defineCheck(
    'compulsory-credits-over-maximum',
    'notice',
    `select distinct ${cohortName('p', 'c.study_semester', `c.credits || ' / ' || ${limit('maximumPerSemester')}`)}
     from (select st.programme_id, st.concentration_id, st.study_semester, sum(s.credits) as credits
           from (select distinct programme_id, concentration_id, study_semester from student where is_active) st
           join module m on m.programme_id = st.programme_id and m.kind = 'compulsory'
             and (m.concentration_id is null or m.concentration_id = st.concentration_id)
           join module_subject ms on ms.module_id = m.id and ms.study_semester = st.study_semester and ms.block_id is null
           join subject s on s.id = ms.subject_id group by 1, 2, 3) c
     join programme p on p.id = c.programme_id where c.credits > ${limit('maximumPerSemester')}`,
  ),
  defineCheck(
    'programme-offer-short',
    'blocks',
    `select p.name_ka || ' · ' || coalesce(o.credits, 0) || ' / ' || l.minimum as ka,
       p.name_en || ' · ' || coalesce(o.credits, 0) || ' / ' || l.minimum as en, p.school_id
     from programme p
     cross join lateral (select case when p.category_id = 1 then ${limit('minimum,georgian')}
       else ${limit('minimum,other')} end as minimum) l
     left join (
       select m.programme_id, sum(s.credits) as credits from (
         select distinct m.programme_id, ms.subject_id from module m join module_subject ms on ms.module_id = m.id) m
       join subject s on s.id = m.subject_id
       where exists (select from ${currentGroups} where g.subject_id = s.id and g.is_open) group by 1) o
       on o.programme_id = p.id
     where exists (select from student st where st.programme_id = p.id and st.is_active)
       and exists (select from module m where m.programme_id = p.id)
       and not exists (select from module m where m.programme_id = p.id and m.kind = 'free')
       and coalesce(o.credits, 0) < l.minimum`,
    afterGroups,
  ),
]
