import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

interface SignedInDevice {
  readonly id: number
  /** The token that the browser sent is one that this portal has issued. */
  readonly isIssued: boolean
  /** The member of staff has signed in before, but never with this device. */
  readonly isNew: boolean
}

/** As the device of a student: nobody can choose the token of somebody else's device. */
export const addDevice = defineOneRowQuery<
  SignedInDevice,
  [staffID: number, sent: Buffer | null, fresh: Buffer, name: string]
>(
  'staffSession.addDevice',
  `with issued as (select exists (select from staff_device where token_hash = $2) as found),
     others as (select count(*) > 0 as found from staff_device where staff_member_id = $1),
     added as (
       insert into staff_device (staff_member_id, token_hash, name)
       select $1, case when found then $2 else $3 end, $4 from issued
       on conflict (staff_member_id, token_hash) do update set name = excluded.name, last_seen_at = now()
       returning id, xmax = 0 as is_inserted)
   select added.id, issued.found as "isIssued", added.is_inserted and others.found as "isNew"
   from added, issued, others`,
)

/** The oldest sessions end, all but `kept` and the new one. */
export const addSession = defineRowQuery<
  object,
  [tokenHash: Buffer, staffID: number, deviceID: number | null, kept: number, hasSecondFactor: boolean]
>(
  'staffSession.addSession',
  `with ended as (
     delete from staff_session where id in (
       select id from staff_session where staff_member_id = $2 order by last_seen_at desc, id desc offset $4))
   insert into staff_session (token_hash, staff_member_id, device_id, expires_at, has_second_factor)
   values ($1, $2, $3, now() + interval '12 hours', $5)`,
)

/** Marks the session in which the second factor was set up. */
export const markSecondFactor = defineRowQuery<object, [sessionID: number]>(
  'staffSession.markSecondFactor',
  'update staff_session set has_second_factor = true where id = $1',
)

export const deleteSession = defineRowQuery<object, [sessionID: number]>(
  'staffSession.deleteSession',
  'delete from staff_session where id = $1',
)

/** Deletes all sessions of the member of staff but `exceptSessionID`. */
export const deleteSessions = defineRowQuery<object, [staffID: number, exceptSessionID: number | null]>(
  'staffSession.deleteSessions',
  'delete from staff_session where staff_member_id = $1 and id is distinct from $2',
)

interface DeviceRow {
  readonly id: number
  readonly name: string
  readonly first_seen_at: string
  readonly last_seen_at: string
  readonly is_this: boolean
  readonly signed_in: boolean
}

export const listDevices = defineListQuery<DeviceRow, [staffID: number, sessionID: number]>(
  'staffSession.listDevices',
  `select d.id, d.name, d.first_seen_at, d.last_seen_at,
     coalesce(bool_or(s.id = $2), false) as is_this,
     bool_or(s.id is not null) as signed_in
   from staff_device d left join open_staff_session s on s.device_id = d.id
   where d.staff_member_id = $1
   group by d.id order by is_this desc, signed_in desc, d.last_seen_at desc, d.id desc limit 50`,
)

/** No row when the device is not the member of staff's own. */
export const deleteDeviceSessions = defineRowQuery<{ id: number }, [staffID: number, deviceID: number]>(
  'staffSession.deleteDeviceSessions',
  `with own_device as (select id from staff_device where id = $2 and staff_member_id = $1), ended as (
     delete from staff_session s using own_device where s.device_id = own_device.id)
   select id from own_device`,
)
