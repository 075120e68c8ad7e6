import type * as z from 'zod/mini'
import type { calendar, semester } from '#contract/studies/calendar.ts'
import type { PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'
import { today } from '#server/time-zone/sql.ts'

export const loadCurrentSemester = defineRowQuery<z.input<typeof semester>>(
  'calendar.loadCurrentSemester',
  `select id as "semesterID", name_ka as semester, name_en as semestereng,
     starts_on as start_date, ends_on as end_date
   from semester where is_current`,
  [],
)

type Reply = z.input<typeof calendar.academicCalendars.reply>

/** Whether a date `a` of the year concerns the student $1: some are for one level or for the last semesters only. */
const concernsStudent = `exists (
  select from student st join programme p on p.id = st.programme_id
  where st.id = $1 and coalesce(a.study_level_id = p.study_level_id, true)
    and coalesce(a.from_study_semester <= st.study_semester, true))`

/** The year's dates, and the page as the student last saw it (null: never). */
type SeenYear = Pick<Reply, 'today' | 'events'> & {
  readonly seen: PageSnapshot | null
  readonly seen_version: string | null
}

/** Today's date at the university, and the events of the current academic year that concern the student, in order. */
export const loadAcademicYear = defineOneRowQuery<SeenYear, [studentID: number]>(
  'calendar.loadYear',
  `select
     ${today} as today,
     (
       select coalesce(json_agg(e order by e.start_date, e.end_date, e.id), '[]')
       from (
         select a.id, a.kind, a.name_ka as name, a.name_en as nameeng, a.starts_on as start_date, a.ends_on as end_date,
           s.name_ka as semester, s.name_en as semestereng
         from academic_event a
         join semester s on s.id = a.semester_id
         where s.academic_year = (select c.academic_year from semester c where c.is_current) and ${concernsStudent}
       ) e
     ) as events,
     l.snapshot as seen,
     l.version as seen_version
   from (select 1) always
   left join page_seen l on l.student_id = $1 and l.page = 'calendar'`,
  ['int'],
)

/** Registration is in the agenda through the student's own windows, and holidays only in the timetable. */
export const agendaSql: AgendaSql = [
  `select 'event-' || a.id, case a.kind when 'exams' then 'exam_period' else a.kind end, a.starts_on, a.ends_on, true,
     a.name_ka, a.name_en, null::int, null, null, null, a.id
   from academic_event a
   join semester s on s.id = a.semester_id
   where a.kind in ('term', 'exams', 'payment', 'deadline')
     and s.academic_year = (select academic_year from semester_now) and ${concernsStudent}`,
]
