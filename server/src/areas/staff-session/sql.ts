import type { Connection } from '#server/db/open.ts'
import { statement } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

type Keys = [email: string, network: string, device: Buffer | null, delays: readonly number[]]

export interface StaffLogin {
  readonly seconds: number
  readonly countedAt: string
  readonly quietSince: string | null
  readonly staffID: number | null
  readonly passwordHash: string | null
  readonly knownDevice: number | null
}

export const beginLogin = defineOneRowQuery<StaffLogin, Keys>(
  'staffSession.beginLogin',
  `select seconds, counted_at::text as "countedAt", address_quiet_since::text as "quietSince",
     staff_id as "staffID", password_hash as "passwordHash", known_device as "knownDevice"
   from begin_staff_login($1, $2, $3, $4::int[])`,
)

export const loadLoginDelay = defineOneRowQuery<{ readonly seconds: number }, Keys>(
  'staffSession.loadLoginDelay',
  `select load_login_delay(k.kinds, k.keys, $4::int[]) as seconds from find_staff_login_keys($1, $2, $3) k`,
)

const uncount = statement<object>(
  'staffSession.uncountAddress',
  `select uncount_address($1, $2, $3, 'staff_address')`,
)
/** Subtracts from the address an attempt whose password was right. */
export const uncountAddress = (db: Connection, network: string, login: StaffLogin) =>
  db.row(uncount, [network, login.countedAt, login.quietSince])

/** Clears the failures of the e-mail, or of the known device. */
export const clearLoginFailures = defineRowQuery<object, [email: string, knownDevice: number | null]>(
  'staffSession.clearLoginFailures',
  `delete from login_failure where (kind = 'staff_device' and key = $2::int::text)
     or (kind = 'staff_email' and key = lower($1) and $2::int is null)`,
)

/** Counts one code as wrong before it is checked, or returns the seconds to wait. */
export const countCode = defineOneRowQuery<
  { readonly seconds: number },
  [staffID: number, delays: readonly number[]]
>(
  'staffSession.countCode',
  `select seconds from count_login_attempt(array['staff_code'], array[$1::int::text], $2::int[])`,
)

export const clearCodeFailures = defineRowQuery<object, [staffID: number]>(
  'staffSession.clearCodeFailures',
  `delete from login_failure where kind = 'staff_code' and key = $1::int::text`,
)

interface SecondFactorState {
  readonly email: string
  readonly hasSecret: boolean
  /** The setting of the university. */
  readonly isRequired: boolean
}

export const loadSecondFactorState = defineOneRowQuery<SecondFactorState, [staffID: number]>(
  'staffSession.loadSecondFactorState',
  `select m.email, m.totp_secret is not null as "hasSecret",
     coalesce((select value <> 'false' from setting where name = 'staff_second_factor'), true) as "isRequired"
   from staff_member m where m.id = $1`,
)

export const addChallenge = defineRowQuery<
  object,
  [tokenHash: Buffer, staffID: number, newSecret: Buffer | null, minutes: number]
>(
  'staffSession.addChallenge',
  `insert into staff_challenge (token_hash, staff_member_id, new_totp_secret, expires_at)
   values ($1, $2, $3, now() + $4 * interval '1 minute')`,
)

interface Challenge {
  readonly staffID: number
  /** The key that the app is set up with now, or null. */
  readonly newSecret: Buffer | null
  readonly secret: Buffer | null
}

export const findChallenge = defineRowQuery<Challenge, [tokenHash: Buffer, maxTries: number]>(
  'staffSession.findChallenge',
  `select m.id as "staffID", c.new_totp_secret as "newSecret", m.totp_secret as secret
   from staff_challenge c join staff_member m on m.id = c.staff_member_id and m.is_active
   where c.token_hash = $1 and c.expires_at > now() and c.tries < $2`,
)

/** Counts a try before the code is compared, so that parallel tries cannot exceed the limit. No row if none is left. */
export const countChallengeTry = defineRowQuery<{ tries: number }, [tokenHash: Buffer, maxTries: number]>(
  'staffSession.countChallengeTry',
  `update staff_challenge set tries = tries + 1
   where token_hash = $1 and tries < $2 and expires_at > now() returning tries`,
)

/** No row when another request has come first. */
export const consumeChallenge = defineRowQuery<{ staffID: number }, [tokenHash: Buffer]>(
  'staffSession.consumeChallenge',
  'delete from staff_challenge where token_hash = $1 and expires_at > now() returning staff_member_id as "staffID"',
)

/** Ends the sign-ins that were begun. */
export const deleteChallenges = defineRowQuery<object, [staffID: number]>(
  'staffSession.deleteChallenges',
  'delete from staff_challenge where staff_member_id = $1',
)

/** No row when a code of this step or a later one has been used. */
export const consumeTotpStep = defineRowQuery<{ staffID: number }, [staffID: number, step: number]>(
  'staffSession.consumeTotpStep',
  `update staff_member set totp_last_step = $2
   where id = $1 and (totp_last_step is null or totp_last_step < $2) returning id as "staffID"`,
)

/** No row when the app was set up meanwhile. */
export const saveTotpSecret = defineRowQuery<
  { staffID: number },
  [staffID: number, secret: Buffer, step: number]
>(
  'staffSession.saveTotpSecret',
  `update staff_member set totp_secret = $2, totp_last_step = $3
   where id = $1 and totp_secret is null returning id as "staffID"`,
)

export const replaceRecoveryCodes = defineRowQuery<object, [staffID: number, hashes: readonly Buffer[]]>(
  'staffSession.replaceRecoveryCodes',
  `with former as (delete from staff_recovery_code where staff_member_id = $1)
   insert into staff_recovery_code (staff_member_id, code_hash) select $1, unnest($2::bytea[])`,
)

export const consumeRecoveryCode = defineRowQuery<
  { staffID: number },
  [staffID: number, hash: Buffer | null]
>(
  'staffSession.consumeRecoveryCode',
  `update staff_recovery_code set used_at = now()
   where staff_member_id = $1 and code_hash = $2 and used_at is null returning staff_member_id as "staffID"`,
)

interface Invited {
  readonly staffID: number
  readonly email: string
  readonly fname: string
  readonly lname: string
  readonly fnameeng: string
  readonly lnameeng: string
}

export const findInvitation = defineRowQuery<Invited, [link: Buffer]>(
  'staffSession.findInvitation',
  `select m.id as "staffID", m.email, m.fname_ka as fname, m.lname_ka as lname,
     m.fname_en as fnameeng, m.lname_en as lnameeng
   from staff_invitation i join staff_member m on m.id = i.staff_member_id and m.is_active
   where i.token_hash = $1 and i.used_at is null and i.expires_at > now()`,
)

export const consumeInvitation = defineRowQuery<{ staffID: number }, [link: Buffer]>(
  'staffSession.consumeInvitation',
  `update staff_invitation set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()
   returning staff_member_id as "staffID"`,
)

/** Replaces the open links of the member of staff, which stop working. */
export const addInvitation = defineRowQuery<object, [link: Buffer, staffID: number, hours: number]>(
  'staffSession.addInvitation',
  `with former as (delete from staff_invitation where staff_member_id = $2 and used_at is null)
   insert into staff_invitation (token_hash, staff_member_id, expires_at)
   values ($1, $2, now() + $3 * interval '1 hour')`,
)

/** An invitation sets both anew: the second factor goes with the password that it protected. */
export const resetCredentials = defineRowQuery<object, [staffID: number, passwordHash: string]>(
  'staffSession.resetCredentials',
  `with recovery as (delete from staff_recovery_code where staff_member_id = $1),
     challenges as (delete from staff_challenge where staff_member_id = $1)
   update staff_member set password_hash = $2, totp_secret = null, totp_last_step = null where id = $1`,
)

/** A new password ends every other way in: sign-ins that were begun, and links that were not used. */
export const savePasswordHash = defineRowQuery<object, [staffID: number, passwordHash: string]>(
  'staffSession.savePasswordHash',
  `with changed as (update staff_member set password_hash = $2 where id = $1 returning email),
     challenges as (delete from staff_challenge where staff_member_id = $1),
     links as (delete from staff_invitation where staff_member_id = $1 and used_at is null)
   delete from login_failure f using changed c where f.kind = 'staff_email' and f.key = c.email`,
)

export const loadDemoStaff = defineRowQuery<{ staff: unknown }>(
  'staffSession.loadDemoStaff',
  `select coalesce((select value from setting where name = 'demo_staff'), '[]') as staff
   from setting where name = 'demo' and value = 'true'`,
)

interface StaffUser extends Invited {
  readonly operations: string[]
  readonly has_second_factor: boolean
  readonly recovery_codes: number
}

export const loadStaffUser = defineOneRowQuery<StaffUser, [staffID: number]>(
  'staffSession.loadStaffUser',
  `select m.id as "staffID", m.email, m.fname_ka as fname, m.lname_ka as lname,
     m.fname_en as fnameeng, m.lname_en as lnameeng,
     array(select distinct p.operation from staff_permission p where p.staff_member_id = m.id order by 1) as operations,
     m.totp_secret is not null as has_second_factor,
     (select count(*)::int from staff_recovery_code c where c.staff_member_id = m.id and c.used_at is null)
       as recovery_codes
   from staff_member m where m.id = $1`,
)
