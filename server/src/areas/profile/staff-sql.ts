import type { LockedEntry } from '#server/answering/answering.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string, studentID: number]

interface Pictures {
  readonly studentID: number
  readonly changes: number
  readonly revision: string
  readonly picture: string | null
  readonly awaiting: string | null
  readonly status: 'sent' | 'confirmed' | 'rejected'
}

const picture = `student_picture p join student s on s.id = p.student_id join programme m on m.id = s.programme_id`
const isWithin = `p.student_id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`
const state = `case when p.awaiting_jpeg is not null then 'sent' when p.rejected_at is not null then 'rejected' else 'confirmed' end`
const revision = `coalesce((extract(epoch from p.awaiting_since) * 1000)::bigint::text, '')`

export const loadPicturesForStaff = defineRowQuery<Pictures, Caller>(
  'profile.loadPicturesForStaff',
  `with ${heldScopes}
   select p.student_id as "studentID", ${countChanges('picture', 'p.student_id')} as changes, ${revision} as revision,
     translate(encode(p.jpeg, 'base64'), E'\\n', '') as picture,
     translate(encode(p.awaiting_jpeg, 'base64'), E'\\n', '') as awaiting, ${state} as status
   from ${picture} where ${isWithin}`,
)

export const lockPicture = defineRowQuery<LockedEntry, Caller>(
  'profile.lockPictureForStaff',
  `with ${heldScopes}
   select p.student_id as "studentID", coalesce(p.awaiting_since, now()) as "sentAt", ${state} as state,
     ${revision} as revision, json_build_object('status', ${state}, 'awaitingSince', p.awaiting_since,
       'rejectedAt', p.rejected_at, 'reason', p.reject_reason) as before
   from ${picture} where ${isWithin} for update of p`,
)

export const confirmPicture = defineRowQuery<object, [studentID: number]>(
  'profile.confirmPicture',
  `update student_picture set replaced_jpeg = jpeg, jpeg = awaiting_jpeg, awaiting_jpeg = null, awaiting_since = null
   where student_id = $1`,
)

export const rejectPicture = defineRowQuery<object, [studentID: number, reason: string | null]>(
  'profile.rejectPicture',
  `update student_picture set replaced_jpeg = awaiting_jpeg, awaiting_jpeg = null, awaiting_since = null,
     rejected_at = now(), reject_reason = $2
   where student_id = $1`,
)

/** No row when the student has sent another picture. */
export const restorePicture = defineRowQuery<{ id: number }, [studentID: number, awaitingSince: string]>(
  'profile.restorePicture',
  `update student_picture set
     awaiting_jpeg = case when rejected_at is null then jpeg else replaced_jpeg end,
     jpeg = case when rejected_at is null then replaced_jpeg else jpeg end,
     awaiting_since = $2, replaced_jpeg = null, rejected_at = null, reject_reason = null
   where student_id = $1 and awaiting_jpeg is null returning student_id as id`,
)
