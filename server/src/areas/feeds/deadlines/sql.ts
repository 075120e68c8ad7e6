import { concernsStudent } from '#server/areas/calendar/sql.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'

/** A deadline: a day, a span of days, or a time of a day. */
export interface Deadline {
  readonly uid: string
  readonly kind:
    | 'event'
    | 'document'
    | 'registration'
    | 'quiz'
    | 'presentation'
    | 'appeal'
    | 'theme'
    | 'thesis'
    | 'topic'
    | 'lab_group'
  readonly name: string
  readonly nameeng: string
  readonly start_date: string
  readonly end_date: string
  /** At the university, as 18:00. */
  readonly time: string | null
  /** The subject or the name that the deadline belongs to. */
  readonly subject: string | null
  readonly subjecteng: string | null
}

const generalDeadlines = `
  select 'event-' || a.id as uid, 'event' as kind, a.name_ka as name, a.name_en as nameeng,
    a.starts_on as start_date, a.ends_on as end_date, null::timestamptz as until, null::int as subject_id
  from academic_event a
  join semester s on s.id = a.semester_id
  where a.kind in ('registration', 'payment', 'deadline')
    and s.academic_year = (select c.academic_year from semester c where c.is_current) and ${concernsStudent}`

const documents = `
  select 'document-' || d.id, 'document', d.name_ka, d.name_en, d.deadline, d.deadline, null, null
  from missing_document d
  where d.student_id = $1 and d.uploaded_at is null and d.deadline is not null`

const examRegistration = `
  select 'exam-registration-' || g.semester_id, 'registration', g.text_ka, g.text_en, g.deadline, g.deadline, null, null
  from exam_registration g
  join semester s on s.id = g.semester_id and s.is_current
  where exists (
    select from registration r
    join exam x on x.subject_id = r.subject_id and x.semester_id = r.semester_id
    left join exam_seat p on p.exam_id = x.id and p.student_id = r.student_id
    where r.student_id = $1 and r.semester_id = s.id and not exists (
        select from room where room.id = coalesce(p.room_id, x.room_id) and not room.is_distance)
  )`

/** Deadlines of the student's subjects of this semester, without those that are done or no longer possible. */
const subjectDeadlines = `
  select 'quiz-' || k.id, 'quiz', k.title_ka, k.title_en, null, null, k.closes_at, k.subject_id
  from mine r
  join quiz k on k.subject_id = r.subject_id and k.semester_id = r.semester_id
  where not exists (select from quiz_attempt a where a.quiz_id = k.id and a.student_id = $1)
  union all
  select 'presentation-' || t.subject_id || '-' || t.semester_id, 'presentation', '', '', null, null, t.upload_until,
    t.subject_id
  from mine r
  join presentation_task t on t.subject_id = r.subject_id and t.semester_id = r.semester_id
  where t.upload_until is not null
  union all
  select 'topic-' || m.subject_id || '-' || m.semester_id, 'topic', '', '', null, null, m.topics_until, m.subject_id
  from mine r
  join medicine_subject m on m.subject_id = r.subject_id and m.semester_id = r.semester_id
  where m.topics_until is not null
  union all
  select 'lab-group-' || m.subject_id || '-' || m.semester_id, 'lab_group', '', '', null, null, m.lab_groups_until,
    m.subject_id
  from mine r
  join medicine_subject m on m.subject_id = r.subject_id and m.semester_id = r.semester_id
  where m.lab_groups_until is not null and m.has_lab_groups`

const appeals = `
  select 'appeal-' || w.id, 'appeal', '', '', null, null, least(v.appeals_until, v.ends_at), x.subject_id
  from exam_paper w
  join exam x on x.id = w.exam_id
  join exam_viewing v on v.exam_id = x.id
  where w.student_id = $1 and v.appeals_until is not null and v.ends_at > now() - interval '1 year'`

const thesis = `
  select 'theme-' || n.programme_id || '-' || n.semester_id, 'theme', '', '', null, null, n.choose_until, null
  from student st
  join programme p on p.id = st.programme_id and p.is_master
  join master_round n on n.programme_id = p.id
  join semester s on s.id = n.semester_id and s.is_current
  where st.id = $1 and not exists (
    select from master_choice c where c.student_id = st.id and c.removed_at is null
      and (c.status = 'approved' or c.status = 'sent' and c.semester_id = n.semester_id))
  union all
  select 'thesis-' || m.id, 'thesis', m.name_ka, m.name_en, m.deadline, m.deadline, null, null
  from student st
  join programme p on p.id = st.programme_id and p.is_master
  join master_component m on m.programme_id = p.id
  join semester s on s.id = m.semester_id and s.is_current
  where st.id = $1 and m.deadline is not null`

/** The deadlines of this year, general ones and the student's own. */
export const loadDeadlines = defineListQuery<Deadline, [studentID: number]>(
  'feeds.listDeadlines',
  `with mine as (
     select r.subject_id, r.semester_id from registration r join semester s on s.id = r.semester_id and s.is_current
     where r.student_id = $1
   ), due as (
     ${[generalDeadlines, documents, examRegistration, subjectDeadlines, appeals, thesis].join(' union all ')}
   )
   select d.uid, d.kind, d.name, d.nameeng, coalesce(d.start_date, at.time::date) as start_date,
     coalesce(d.end_date, at.time::date) as end_date, to_char(at.time, 'HH24:MI') as time,
     b.name_ka as subject, b.name_en as subjecteng
   from due d
   cross join (select value #>> '{}' as zone from setting where name = 'time_zone') z
   cross join lateral (select d.until at time zone z.zone as time) at
   left join subject b on b.id = d.subject_id
   order by start_date, uid`,
)
