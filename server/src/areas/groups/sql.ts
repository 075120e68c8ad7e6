import type * as z from 'zod/mini'
import type { groupRow } from '#contract/group-row.ts'
import type { subjectRow } from '#contract/subject-row.ts'
import { statement, type Connection } from '#server/db/open.ts'
import type { HeldGroup, OwnWindow, SeatGroup } from '#server/areas/registration/snapshot.ts'

/** A subject's groups as the table shows them and as the rules look at them, and what decides for one student. */
export interface GroupsState {
  readonly now: string
  readonly today: string
  readonly subject: z.input<typeof subjectRow> | null
  /** The steps in which the student may take the subject. */
  readonly steps: readonly number[]
  readonly windows: readonly OwnWindow[]
  readonly rows: readonly z.input<typeof groupRow>[]
  /** The same groups, in the same order. */
  readonly groups: readonly SeatGroup[]
  readonly held: readonly HeldGroup[]
}

const general = statement<GroupsState>(
  'groups.general',
  `select
     now() as now,
     to_char(now() at time zone (select value #>> '{}' from setting where name = 'time_zone'), 'YYYY-MM-DD') as today,
     (
       select json_build_object('subjectID', sub.id, 'subject', sub.name_ka, 'subjecteng', sub.name_en,
         'subject_code', sub.code, 'ects', sub.credits)
       from subject sub where sub.id = $2
     ) as subject,
     (
       select coalesce(json_agg(step order by step), '[]') from registration_step
       where exists (
         select from student_module m
         join module_offer o on o.module_id = m.id
         where m.student_id = $1 and o.subject_id = $2 and m.kind = any(module_kinds)
       )
     ) as steps,
     (select coalesce(json_agg(w), '[]') from student_window w where w.student_id = $1) as windows,
     (
       select coalesce(json_agg(g order by g.config, g.part, g."scheduleID"), '[]') from group_row g
       where g."subjectID" = $2 and g.semester_id = s.id
     ) as rows,
     (
       select coalesce(json_agg(g order by g.config, g.part, g."scheduleID"), '[]') from part_group g
       where g."subjectID" = $2 and g.semester_id = s.id
     ) as groups,
     (
       select coalesce(json_agg(h order by h."registrationID", h.part), '[]') from held_group h
       where h.student_id = $1 and h.semester_id = s.id
     ) as held
   from semester s where s.is_current`,
)

/** Gives all that the group table of one subject shows and what decides on it, as of one moment. */
export const groupsState = (db: Connection, studentID: number, subjectID: number) =>
  db.row(general, [studentID, subjectID])
