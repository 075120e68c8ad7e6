import * as z from 'zod/mini'
import { device } from '../account/session.ts'
import { secret } from '../rows/secret.ts'
import { area, done, id, idText, line, ownAccount, publicCall, staffCall } from '../endpoint/endpoint.ts'

const ownCall = staffCall(ownAccount)

/** The name of a member of staff in both scripts, and the address they sign in with. */
export const staffName = z.object({
  staffID: id(),
  email: z.string(),
  fname: z.string(),
  lname: z.string(),
  fnameeng: z.string(),
  lnameeng: z.string(),
})

const staffUser = z.extend(staffName, {
  /** Their current operations, each held in some scope. */
  operations: z.array(z.string()),
  has_second_factor: z.boolean(),
  /** How many recovery codes are left. */
  recovery_codes: z.int(),
})

/** The data to set up the authenticator app: the key to type, and its address for a QR code. */
const enrolment = z.object({ key: z.string(), uri: z.string() })

/** The next step of a sign-in: a token ends it; otherwise a code of the authenticator app, which is set up first or not. */
const signInStep = z.object({
  token: z.nullable(z.string()),
  /** Goes with the code. */
  challenge: z.nullable(z.string()),
  enrolment: z.nullable(enrolment),
})

const demoMember = z.object({
  email: z.string(),
  password: z.string(),
  role: z.string(),
  roleeng: z.string(),
})

/** Sign-in and the own account of staff; nothing of it is shared with students. */
export const staffSession = area({
  login: publicCall('POST /api/staff/auth/login', {
    summary: 'Checks e-mail and password of a member of staff; the second factor comes next.',
    body: z.object({ email: line(200), password: secret() }),
    refuses: [401, 429],
    reply: signInStep,
  }),
  verify: publicCall('POST /api/staff/auth/verify', {
    summary:
      'Ends a sign-in with a code of the authenticator app or a recovery code; replies with new recovery codes if the app was set up now.',
    body: z.object({ challenge: line(100), code: line(40) }),
    refuses: [401, 409, 429],
    reply: z.object({ token: z.string(), recovery_codes: z.array(z.string()) }),
  }),
  invitation: publicCall('POST /api/staff/auth/invitation', {
    summary: 'Replies whose invitation a link is.',
    body: z.object({ link: line(100) }),
    refuses: [409],
    reply: staffName,
  }),
  acceptInvitation: publicCall('POST /api/staff/auth/accept', {
    summary: 'Sets the password by the one-time link of an invitation; the second factor comes next.',
    body: z.object({ link: line(100), password: secret() }),
    refuses: [409],
    reply: signInStep,
  }),
  demoStaff: publicCall('GET /api/staff/auth/demo-staff', {
    summary: 'Lists the demo staff with their passwords; empty outside the demo.',
    reply: z.object({ demo: z.boolean(), staff: z.array(demoMember) }),
  }),
  logout: ownCall('POST /api/staff/auth/logout', {
    summary: 'Ends this session and invalidates its token.',
    reply: done(),
  }),
  user: ownCall('GET /api/staff/auth/user', {
    summary: 'Returns the signed-in member of staff with the operations they hold.',
    reply: z.object({ user: staffUser }),
  }),
  changePassword: ownCall('POST /api/staff/auth/password', {
    summary: 'Changes the own password and ends the other sessions.',
    body: z.object({ current_password: secret(), password: secret() }),
    refuses: [429],
    reply: done(),
  }),
  renewRecoveryCodes: ownCall('POST /api/staff/auth/recovery-codes', {
    summary: 'Replaces the recovery codes by new ones.',
    body: z.object({ password: secret() }),
    refuses: [409, 429],
    reply: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  beginSecondFactor: ownCall('POST /api/staff/auth/second-factor', {
    summary:
      "Begins the set-up of the caller's second factor, if they have none; the first code of the app confirms it.",
    body: z.object({ password: secret() }),
    refuses: [409, 429],
    reply: z.object({ challenge: z.string(), enrolment }),
  }),
  confirmSecondFactor: ownCall('POST /api/staff/auth/second-factor/confirm', {
    summary:
      'Sets the second factor up with the first code of the app, ends the other sessions, and replies with recovery codes.',
    body: z.object({ challenge: line(100), code: line(40) }),
    refuses: [409, 429],
    reply: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  devices: ownCall('GET /api/staff/auth/devices', {
    summary: 'Lists the browsers that the member of staff has signed in with.',
    reply: z.object({ devices: z.array(device) }),
  }),
  signOutDevice: ownCall('DELETE /api/staff/auth/devices/{id}', {
    summary: 'Ends the sessions of one own device.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
})
