import { statement, type Connection } from '#server/db/open.ts'

interface Contact {
  readonly email_UG: string
  readonly email: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly addresseng: string | null
}
const selectContact = statement<Contact>(
  'profile.loadContact',
  `select university_email as "email_UG", personal_email as email, phone, address_ka as address,
     address_en as addresseng
   from student where id = $1`,
)
export const loadContact = async (db: Connection, studentID: number) =>
  (await db.rows(selectContact, [studentID]))[0]!

interface Pictures {
  readonly jpeg: Buffer | null
  readonly awaiting: Buffer | null
  readonly since: string | null
}
const selectPictures = statement<Pictures>(
  'profile.loadPictures',
  `select jpeg, awaiting_jpeg as awaiting, awaiting_since as since from student_picture where student_id = $1`,
)
export const loadPictures = (db: Connection, studentID: number) => db.row(selectPictures, [studentID])

const upsertPicture = statement<object>(
  'profile.saveAwaitingPicture',
  `insert into student_picture (student_id, awaiting_jpeg, awaiting_since) values ($1, $2, now())
   on conflict (student_id) do update set awaiting_jpeg = excluded.awaiting_jpeg, awaiting_since = now()`,
)
export const saveAwaitingPicture = (db: Connection, studentID: number, jpeg: Buffer) =>
  db.row(upsertPicture, [studentID, jpeg])

const updatePhone = statement<object>('profile.savePhone', 'update student set phone = $2 where id = $1')
export const savePhone = (tx: Connection, studentID: number, phone: string) =>
  tx.row(updatePhone, [studentID, phone])

interface DeviceRow {
  readonly id: number
  readonly name: string
  readonly first_seen_at: string
  readonly last_seen_at: string
  readonly is_this: boolean
  readonly signed_in: boolean
}
const selectDevices = statement<DeviceRow>(
  'profile.listDevices',
  `select d.id, d.name, d.first_seen_at, d.last_seen_at,
     coalesce(bool_or(s.id = $2), false) as is_this,
     coalesce(bool_or(s.expires_at > now()), false) as signed_in
   from device d left join session s on s.device_id = d.id
   where d.student_id = $1
   group by d.id order by is_this desc, signed_in desc, d.last_seen_at desc, d.id desc`,
)
export const listDevices = (db: Connection, studentID: number, sessionID: number) =>
  db.rows(selectDevices, [studentID, sessionID])

const deleteOnDevice = statement<{ tokenHash: Buffer | null }>(
  'profile.deleteDeviceSessions',
  `with own_device as (select id from device where id = $2 and student_id = $1), ended as (
     delete from session s using own_device where s.device_id = own_device.id returning s.token_hash)
   select ended.token_hash as "tokenHash" from own_device left join ended on true`,
)
/**
 * Ends the sessions of the student's device. No row when the device is another student's; a row without a
 * token when no session was open.
 */
export const deleteDeviceSessions = (db: Connection, studentID: number, deviceID: number) =>
  db.rows(deleteOnDevice, [studentID, deviceID])
