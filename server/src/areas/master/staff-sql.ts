import type * as z from 'zod/mini'
import type { masterStaff } from '#contract/staff/master-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string, choiceID: number]
type Theme = Omit<z.input<typeof masterStaff.entry.reply>, 'version'> & {
  readonly changes: number
  readonly revision: string
}

const choice = `master_choice c join student s on s.id = c.student_id join programme m on m.id = s.programme_id`
const isWithin = `c.id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`
const state = `case when c.removed_at is not null then 'removed' else c.status end`
/** The student can give the theme back. */
const revision = `case when c.removed_at is not null then 'removed' else '' end`
const isOfSupervisor = `(v.programme_id, v.semester_id, v.lecturer_id) = (c.programme_id, c.semester_id, c.lecturer_id)`

export const loadTheme = defineRowQuery<Theme, Caller>(
  'master.loadThemeForStaff',
  `with ${heldScopes}
   select c.student_id as "studentID", c.id as "choiceID", ${countChanges('theme', 'c.id')} as changes, ${revision} as revision, c.name_ka as theme,
     c.name_en as themeeng, c.theme_id is null as is_proposed, c.note, l.fname_ka || ' ' || l.lname_ka as supervisor,
     l.fname_en || ' ' || l.lname_en as supervisoreng, v.taken, v.places, ${state} as status
   from ${choice} join lecturer l on l.id = c.lecturer_id join master_supervisor v on ${isOfSupervisor}
   where ${isWithin}`,
)

export const lockTheme = defineRowQuery<LockedEntry, Caller>(
  'master.lockThemeForStaff',
  `with ${heldScopes}
   select c.student_id as "studentID", c.sent_at as "sentAt", ${state} as state, ${revision} as revision,
     json_build_object('status', c.status, 'reason', c.reason) as before
   from ${choice} where ${isWithin} for update of c`,
)

export const saveThemeAnswer = defineRowQuery<
  object,
  [choiceID: number, status: string, reason: string | null]
>('master.saveThemeAnswer', 'update master_choice set status = $2, reason = $3 where id = $1')

/**
 * Locks the theme and the supervisor of a choice, as choosing does, so that nobody takes their places until the transaction
 * ends. A statement of its own: the next one then sees what was taken until now.
 */
export const lockPlaces = defineRowQuery<object, [choiceID: number]>(
  'master.lockPlaces',
  `with theme as (
     select t.id from master_choice c join master_theme t on t.id = c.theme_id where c.id = $1 for no key update of t),
   supervisor as (
     select v.lecturer_id from master_choice c join master_supervisor v on ${isOfSupervisor}
     where c.id = $1 for no key update of v)
   select (select count(*) from theme), (select count(*) from supervisor)`,
)

/**
 * No row when the student has chosen again or given it back, or when the place of a rejected theme is taken. Its places are
 * locked before.
 */
export const restoreTheme = defineRowQuery<{ id: number }, [choiceID: number, reason: string | null]>(
  'master.restoreTheme',
  `update master_choice c set status = 'sent', reason = $2
   where c.id = $1 and c.removed_at is null and (c.status = 'approved' or (
     not exists (select from master_choice o
       where o.student_id = c.student_id and o.removed_at is null and o.status <> 'rejected' and o.id <> c.id)
     and not exists (select from master_theme t where t.id = c.theme_id and t.taken >= t.places)
     and not exists (select from master_supervisor v where ${isOfSupervisor} and v.taken >= v.places)))
   returning c.id`,
)
