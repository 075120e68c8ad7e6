import type * as z from 'zod/mini'
import type { camera } from '#contract/campus/camera.ts'
import { byName } from '#server/db/by-name.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

type Page = z.input<typeof camera.requests.reply>
type CameraKind = 'camera' | 'cinematography'

const equipmentJson = `json_build_object('equipmentID', e.id, 'equipment', e.name_ka, 'equipmenteng', e.name_en,
       'description', e.description_ka, 'descriptioneng', e.description_en, 'count', e.capacity)`
/** SQL: the request `b` with its equipment. */
const requestFields = `'requestID', b.id, 'equipment', (
         select json_agg(${equipmentJson} order by ${byName('e.name_ka')}, e.id)
         from booking_item i join bookable e on e.id = i.bookable_id where i.booking_id = b.id),
       'date', b.day, 'start', to_char(b.starts, 'HH24:MI'), 'end', to_char(b.ends, 'HH24:MI'), 'purpose', b.text,
       'created_at', b.sent_at`
const requestJson = `json_build_object(${requestFields}, 'status', b.status, 'reason', b.answer)`
const school = `(select m.school_id from student s join programme m on m.id = s.programme_id where s.id = $1)`

/** The equipment that the student can borrow, and their requests, newest first; cancelled ones are a list of their own. */
export const loadRequests = defineOneRowQuery<Page, [studentID: number, kind: CameraKind]>(
  'camera.loadRequests',
  `select
     (select coalesce(json_agg(${equipmentJson} order by ${byName('e.name_ka')}, e.id), '[]') from bookable e
      where e.kind = $2 and e.is_open and (e.school_id is null or e.school_id = ${school})) as equipment,
     (select coalesce(json_agg(${requestJson} order by b.id desc), '[]') from booking b
      where b.student_id = $1 and b.kind = $2 and b.status <> 'cancelled') as requests,
     (select coalesce(json_agg(json_build_object(${requestFields}) order by b.id desc), '[]') from (
        select * from booking where student_id = $1 and kind = $2 and status = 'cancelled' order by id desc limit 20) b)
       as cancelled`,
  ['int', 'text'],
)

export const loadRequest = defineOneRowQuery<
  { readonly request: Page['requests'][number] },
  [bookingID: number]
>('camera.loadRequest', `select ${requestJson} as request from booking b where b.id = $1`)

/** Whether the school of cinematography is the student's. */
export const findAccess = defineOneRowQuery<{ readonly isOfSchool: boolean }, [studentID: number]>(
  'camera.findAccess',
  `select exists (select from bookable e where e.kind = 'cinematography' and e.school_id = ${school}) as "isOfSchool"`,
)

export const loadEquipmentName = defineOneRowQuery<
  { readonly ka: string; readonly en: string },
  [equipmentID: number]
>('camera.loadEquipmentName', 'select name_ka as ka, name_en as en from bookable where id = $1')
