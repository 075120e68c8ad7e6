import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

export interface Member {
  readonly staffID: number
  readonly email: string
  readonly isActive: boolean
  readonly name: string
  /** An invitation has been accepted. */
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
}

const columns = `id as "staffID", email, is_active as "isActive", fname_en || ' ' || lname_en as name,
     password_hash is not null as "hasPassword", totp_secret is not null as "hasSecondFactor"`

export const listAllMembers = defineListQuery<Member>(
  'access.listAllMembers',
  `select ${columns} from staff_member order by email`,
)

export const findMember = defineRowQuery<Member, [email: string]>(
  'access.findMember',
  `select ${columns} from staff_member where email = lower($1)`,
)

/** No row when there is an account with this e-mail. */
export const addMember = defineRowQuery<
  { staffID: number },
  [
    email: string,
    fnameKa: string,
    lnameKa: string,
    fnameEn: string,
    lnameEn: string,
    lecturerID: number | null,
  ]
>(
  'access.addMember',
  `insert into staff_member (email, fname_ka, lname_ka, fname_en, lname_en, lecturer_id)
   values (lower($1), $2, $3, $4, $5, $6) on conflict (email) do nothing returning id as "staffID"`,
)

/** Open sessions end with the account. */
export const setActive = defineRowQuery<object, [staffID: number, isActive: boolean]>(
  'access.setActive',
  `with ended as (delete from staff_session where staff_member_id = $1 and not $2),
     links as (delete from staff_invitation where staff_member_id = $1 and used_at is null and not $2)
   update staff_member set is_active = $2 where id = $1`,
)
