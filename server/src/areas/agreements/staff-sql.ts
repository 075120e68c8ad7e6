import type * as z from 'zod/mini'
import type { agreementsStaff } from '#contract/staff/agreements-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'
import { zone } from '#server/time-zone/sql.ts'

type Caller = [staffID: number, operation: string, visitID: number]
type Visit = Omit<z.input<typeof agreementsStaff.entry.reply>, 'version'> & {
  readonly changes: number
  readonly revision: string
}

const visit = `visit v join visit_slot o on o.id = v.slot_id join visit_branch b on b.id = o.branch_id
     join student s on s.id = v.student_id join programme m on m.id = s.programme_id`
const isWithin = `v.id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`
const state = `case when v.outcome is not null then v.outcome when v.removed_at is not null then 'cancelled'
       when (o.day + o.starts) at time zone ${zone} > now()
         then 'booked' else 'sent' end`
/** The student can cancel it. */
const revision = `case when v.removed_at is null then '' else 'cancelled' end`

export const loadVisitForStaff = defineRowQuery<Visit, Caller>(
  'agreements.loadVisitForStaff',
  `with ${heldScopes}
   select v.student_id as "studentID", v.id as "visitID", ${countChanges('visit', 'v.id')} as changes, ${revision} as revision,
     b.name_ka as branch, b.name_en as brancheng, o.day as date, to_char(o.starts, 'HH24:MI') as start,
     to_char(o.ends, 'HH24:MI') as "end", s.contract_approved, ${state} as status, v.outcome_reason as reason,
     (select count(*)::int from visit e where e.student_id = v.student_id and e.outcome = 'missed' and e.id <> v.id)
       as missed
   from ${visit} where ${isWithin}`,
)

/** Locks the student first, as booking and cancelling do. */
export const lockVisitForStaff = defineRowQuery<LockedEntry, Caller>(
  'agreements.lockVisitForStaff',
  `with ${heldScopes}
   select v.student_id as "studentID", v.chosen_at as "sentAt", ${state} as state, ${revision} as revision,
     json_build_object('status', ${state}, 'reason', v.outcome_reason) as before
   from ${visit} where ${isWithin} for no key update of s for update of v`,
)

export const saveVisitOutcome = defineRowQuery<
  object,
  [visitID: number, outcome: string, reason: string | null]
>(
  'agreements.saveVisitOutcome',
  'update visit set outcome = $2, outcome_at = now(), outcome_reason = $3 where id = $1',
)

/** No row when the student has booked again since they missed it. */
export const restoreVisit = defineRowQuery<{ readonly id: number }, [visitID: number]>(
  'agreements.restoreVisit',
  `update visit v set outcome = null, outcome_at = null, outcome_reason = null
   where v.id = $1 and v.outcome is not null and not exists (
     select from visit n where n.student_id = v.student_id and n.id <> v.id and n.removed_at is null
       and n.outcome is distinct from 'missed')
   returning v.id`,
)
