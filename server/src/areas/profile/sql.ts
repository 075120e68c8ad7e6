import type * as z from 'zod/mini'
import type { profile } from '#contract/account/profile.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

interface Contact {
  readonly email_UG: string
  readonly email: string | null
  readonly phone: string | null
  /** No code is sent to the number before this time, because the university entered it. Null if codes are sent. */
  readonly phone_held_until: string | null
  readonly address: string | null
  readonly addresseng: string | null
  readonly department: {
    readonly email: string | null
    readonly phone: string | null
    readonly address: string | null
    readonly addresseng: string | null
    readonly hours: string | null
    readonly hourseng: string | null
  }
}

export const loadContact = defineOneRowQuery<Contact, [studentID: number]>(
  'profile.loadContact',
  `select s.university_email as "email_UG", s.personal_email as email, s.phone,
     (select max(c.held_until) from contact_change c
      where c.student_id = s.id and c.field = 'phone' and c.held_until > now()) as phone_held_until, s.address_ka as address,
     s.address_en as addresseng,
     json_build_object('email', d.email, 'phone', d.phone, 'address', d.address_ka, 'addresseng', d.address_en,
       'hours', d.opening_hours_ka, 'hourseng', d.opening_hours_en) as department
   from student s join programme p on p.id = s.programme_id join school d on d.id = p.school_id
   where s.id = $1`,
)

interface Pictures {
  readonly jpeg: Buffer | null
  readonly awaiting: Buffer | null
  readonly since: string | null
  readonly reason: string | null
}

export const loadPictures = defineRowQuery<Pictures, [studentID: number]>(
  'profile.loadPictures',
  `select jpeg, awaiting_jpeg as awaiting, awaiting_since as since, reject_reason as reason from student_picture where student_id = $1`,
)

export const saveAwaitingPicture = defineRowQuery<object, [studentID: number, jpeg: Buffer]>(
  'profile.saveAwaitingPicture',
  `insert into student_picture (student_id, awaiting_jpeg, awaiting_since) values ($1, $2, now())
   on conflict (student_id) do update set awaiting_jpeg = excluded.awaiting_jpeg, awaiting_since = now(),
     rejected_at = null, reject_reason = null`,
)

/** Saves the phone and returns the former one, which a trigger adds to the history. */
export const savePhone = defineOneRowQuery<{ oldPhone: string | null }, [studentID: number, phone: string]>(
  'profile.savePhone',
  `with former as (select id, phone from student where id = $1 for no key update),
     changed as (update student s set phone = $2 from former f where s.id = f.id)
   select phone as "oldPhone" from former`,
)

interface DeviceRow {
  readonly id: number
  readonly name: string
  readonly first_seen_at: string
  readonly last_seen_at: string
  readonly is_this: boolean
  readonly signed_in: boolean
}

export const listDevices = defineListQuery<DeviceRow, [studentID: number, sessionID: number]>(
  'profile.listDevices',
  `select d.id, d.name, d.first_seen_at, d.last_seen_at,
     coalesce(bool_or(s.id = $2), false) as is_this,
     coalesce(bool_or(s.expires_at > now()), false) as signed_in
   from device d left join session s on s.device_id = d.id
   where d.student_id = $1
   group by d.id order by is_this desc, signed_in desc, d.last_seen_at desc, d.id desc`,
)

/** When staff have read the student's page in the last year, and the office that gave them the right to. */
export const listStaffViews = defineListQuery<
  z.input<typeof profile.staffViews.reply>['views'][number],
  [studentID: number]
>(
  'profile.listStaffViews',
  `select a.id as "viewID", a.at,
     case a.entity when 'student' then 'page' when 'student_studies' then 'studies' else 'portal' end as what,
     m.fname_ka || ' ' || m.lname_ka as name, m.fname_en || ' ' || m.lname_en as nameeng, a.after ->> 'reason' as reason,
     r.name_ka as office, r.name_en as officeeng
   from audit a left join staff_member m on m.id = a.staff_member_id and a.entity = 'student_view'
   left join lateral (
     select o.name_ka, o.name_en from staff_grant g join staff_role o on o.id = g.role_id
     join staff_role_operation p on p.role_id = o.id and p.operation = a.operation
     where g.staff_member_id = a.staff_member_id and g.starts_at <= a.at and (g.ends_at is null or g.ends_at > a.at)
     order by o.position limit 1) r on true
   where a.student_id = $1 and (a.entity in ('student', 'student_studies') or a.entity = 'student_view' and a.before is null)
     and a.at > now() - interval '1 year'
   order by a.id desc limit 100`,
)

/**
 * Ends the sessions of the student's device. No row when the device is another student's; a row without a
 * token when no session was open.
 */
export const deleteDeviceSessions = defineListQuery<
  { tokenHash: Buffer | null },
  [studentID: number, deviceID: number]
>(
  'profile.deleteDeviceSessions',
  `with own_device as (select id from device where id = $2 and student_id = $1), ended as (
     delete from session s using own_device where s.device_id = own_device.id returning s.token_hash)
   select ended.token_hash as "tokenHash" from own_device left join ended on true`,
)
