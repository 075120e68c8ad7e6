import type * as z from 'zod/mini'
import type { calendar, semester } from '#contract/calendar.ts'
import { statement, type Connection } from '#server/db/open.ts'

const current = statement<z.input<typeof semester>>(
  'calendar.currentSemester',
  `select id as "semesterID", name_ka as semester, name_en as semestereng,
     starts_on as start_date, ends_on as end_date
   from semester where is_current`,
)

/** Gives the semester that runs now, or undefined. */
export const currentSemester = (db: Connection) => db.row(current)

const year = statement<z.input<typeof calendar.academicCalendars.reply>>(
  'calendar.academicYear',
  `select
     (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date as today,
     (
       select coalesce(json_agg(e order by e.start_date, e.end_date, e.id), '[]')
       from (
         select a.id, a.kind, a.name_ka as name, a.name_en as nameeng, a.starts_on as start_date, a.ends_on as end_date
         from academic_event a
         join semester s on s.id = a.semester_id
         where s.academic_year = (select c.academic_year from semester c where c.is_current)
       ) e
     ) as events`,
)

/** Gives today's date at the university, and the events of the current academic year in order. */
export const academicYear = (db: Connection) => db.row(year)
