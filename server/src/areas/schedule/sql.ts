import type * as z from 'zod/mini'
import type { schedule } from '#contract/schedule.ts'
import { statement, type Connection } from '#server/db/open.ts'

const current = statement<z.input<typeof schedule.currentSchedule.reply>>(
  'schedule.current',
  `select
     json_build_object('semesterID', s.id, 'semester', s.name_ka, 'semestereng', s.name_en,
       'start_date', s.starts_on, 'end_date', s.ends_on) as current_semester,
     (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date as today,
     (
       select coalesce(json_agg(json_build_object('date', h.day, 'name', h.name_ka, 'nameeng', h.name_en) order by h.day), '[]')
       from holiday h where h.day between s.starts_on and s.ends_on
     ) as holidays,
     (
       select coalesce(json_agg(mine order by mine."registrationID", mine.part), '[]')
       from (
         select g.*, sub.name_ka as subject, sub.name_en as subjecteng, sub.code as subject_code, r.id as "registrationID"
         from registration r
         join subject sub on sub.id = r.subject_id
         join registration_group rg on rg.registration_id = r.id
         join group_row g on g."scheduleID" = rg.group_id
         where r.student_id = $1 and r.semester_id = s.id
       ) mine
     ) as groups
   from semester s where s.is_current`,
)

/** Gives the student's groups of the current semester with its holidays, and today's date at the university. */
export const currentSchedule = (db: Connection, studentID: number) => db.row(current, [studentID])
