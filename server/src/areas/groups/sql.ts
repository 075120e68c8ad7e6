import type * as z from 'zod/mini'
import type { registered } from '#contract/registered.ts'
import { statement, type Connection } from '#server/db/open.ts'

interface LeftRow {
  readonly registration: z.input<typeof registered>
  /** Her groups that were closed or moved, and whether each is open all the same. */
  readonly left: readonly { readonly scheduleID: number; readonly is_open: boolean }[]
}

const left = statement<LeftRow>(
  'groups.left',
  `select to_json(r) as registration, l.groups as left
   from registration_row r
   join semester s on s.id = r.semester_id and s.is_current
   cross join lateral (
     select json_agg(json_build_object('scheduleID', g.id, 'is_open', g.is_open) order by g.part) as groups
     from registration_group rg
     join study_group g on g.id = rg.group_id and (g.must_change or not g.is_open)
     where rg.registration_id = r."registrationID"
   ) l
   where r.student_id = $1 and l.groups is not null
   order by r."registrationID"`,
)

/** Gives the student's registrations of the current semester in which a group was closed or moved. */
export const registrationsToChange = (db: Connection, studentID: number) => db.rows(left, [studentID])
