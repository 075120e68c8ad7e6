import type * as z from 'zod/mini'
import type { cameraStaff } from '#contract/staff/camera-staff.ts'
import { byName } from '#server/db/by-name.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string, requestID: number]
type Request = Omit<z.input<typeof cameraStaff.entry.reply>, 'version'> & {
  readonly changes: number
  readonly revision: string
}

const request = `booking b join student s on s.id = b.student_id join programme m on m.id = s.programme_id`
const isWithin = `b.id = $3 and b.kind <> 'consultation' and ${inHeldScopes({
  school: 'm.school_id',
  programme: 's.programme_id',
})}`

export const loadRequestForStaff = defineRowQuery<Request, Caller>(
  'camera.loadForStaff',
  `with ${heldScopes}
   select b.student_id as "studentID", b.id as "requestID", ${countChanges('camera_request', 'b.id')} as changes, b.status as revision,
     b.kind = 'cinematography' as is_cinematography, b.day as date, to_char(b.starts, 'HH24:MI') as start,
     to_char(b.ends, 'HH24:MI') as "end", b.text as purpose, b.status, b.answer as reason,
     (select json_agg(json_build_object('equipmentID', e.id, 'equipment', e.name_ka, 'equipmenteng', e.name_en,
        'count', e.capacity, 'others', count_bookings(e.id, b.day, b.starts, b.ends, b.id)) order by ${byName('e.name_ka')}, e.id)
      from booking_item i join bookable e on e.id = i.bookable_id where i.booking_id = b.id) as equipment
   from ${request} where ${isWithin}`,
)

export const lockRequest = defineRowQuery<LockedEntry, Caller>(
  'camera.lockForStaff',
  `with ${heldScopes}
   select b.student_id as "studentID", b.sent_at as "sentAt", b.status as state, b.status as revision,
     json_build_object('status', b.status, 'answer', b.answer) as before
   from ${request} where ${isWithin} for update of b`,
)

export const saveRequestAnswer = defineRowQuery<
  object,
  [requestID: number, status: string, answer: string | null]
>('camera.saveAnswer', 'update booking set status = $2, answer = $3 where id = $1')

/**
 * Locks what a request asks for, as booking it does, so that nobody books it until the transaction ends. A statement of its
 * own: the next one then sees what was booked until now.
 */
export const lockRequestedEquipment = defineListQuery<{ readonly id: number }, [requestID: number]>(
  'camera.lockRequestedEquipment',
  `select e.id from bookable e where e.id in (select i.bookable_id from booking_item i where i.booking_id = $1)
   order by e.id for no key update`,
)

/**
 * Saves the state before an answer, unless the student has cancelled it since, or what a rejected request asked for was
 * taken by others. What it asks for is locked before.
 */
export const restoreRequest = defineRowQuery<
  { readonly id: number },
  [requestID: number, status: string, answer: string | null]
>(
  'camera.restore',
  `update booking b set status = $2, answer = $3
   where b.id = $1 and b.status <> 'cancelled' and not exists (
     select from booking_item i join bookable e on e.id = i.bookable_id
     where i.booking_id = b.id and count_bookings(e.id, b.day, b.starts, b.ends, b.id) >= e.capacity)
   returning b.id`,
)
