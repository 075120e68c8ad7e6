import type * as z from 'zod/mini'
import type { schedule } from '#contract/studies/schedule.ts'
import type { PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { today } from '#server/time-zone/sql.ts'

type Reply = z.input<typeof schedule.currentSchedule.reply>

/** A timetable, and the page as the student last saw it (null: never). */
export type SeenTimetable = Omit<Reply, 'version' | 'is_seen' | 'changes'> & {
  readonly seen: PageSnapshot | null
  readonly seen_version: string | null
}

/** The student's groups of the current semester with its holidays and weeks off, and today's date at the university. */
export const loadSchedule = defineRowQuery<SeenTimetable, [studentID: number]>(
  'schedule.loadTimetable',
  `select
     json_build_object('semesterID', s.id, 'semester', s.name_ka, 'semestereng', s.name_en,
       'start_date', s.starts_on, 'end_date', s.ends_on) as current_semester,
     ${today} as today,
     (
       select coalesce(json_agg(json_build_object('date', h.day, 'name', h.name_ka, 'nameeng', h.name_en) order by h.day), '[]')
       from holiday h where h.day between s.starts_on and s.ends_on
     ) as holidays,
     (
       select coalesce(json_agg(json_build_object('start_date', o.starts_on, 'end_date', o.ends_on,
         'name', o.name_ka, 'nameeng', o.name_en) order by o.starts_on), '[]')
       from week_off o where o.semester_id = s.id
     ) as weeks_off,
     (
       select coalesce(json_agg(mine order by mine."registrationID", mine.part), '[]')
       from (
         select g.*, sub.name_ka as subject, sub.name_en as subjecteng, sub.code as subject_code, r.id as "registrationID",
           (
             select coalesce(json_agg(json_build_object(
               'meeting', (select count(*) from group_meeting b where b.group_id = m.group_id and b.position < m.position),
               'date', m.day, 'new_date', m.new_day, 'time', left(m.starts::text, 5), 'time_end', left(m.ends::text, 5),
               'room', (select room.name from room where room.id = m.room_id and not room.is_distance)) order by m.day, m.position), '[]')
             from meeting_move m where m.group_id = rg.group_id
           ) as moves,
           (
             select case when not c.is_open then 'closed' when c.must_change then 'moved' end
             from study_group c where c.id = rg.group_id
           ) as must_change
         from registration r
         join subject sub on sub.id = r.subject_id
         join registration_group rg on rg.registration_id = r.id
         join registered_group_row g on g."scheduleID" = rg.group_id
         where r.student_id = $1 and r.semester_id = s.id
       ) mine
     ) as groups,
     l.snapshot as seen,
     l.version as seen_version
   from semester s
   left join page_seen l on l.student_id = $1 and l.page = 'schedule'
   where s.is_current`,
  ['int'],
)
