import type { staffSession } from '#contract/staff/staff-session.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changePassword } from './change-password.ts'
import { logIn } from './log-in.ts'
import { readDemoStaff } from './read-demo-staff.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { beginSecondFactor, confirmSecondFactor } from './second-factor/set-up-second-factor.ts'
import { verifySecondFactor } from './second-factor/verify-second-factor.ts'
import { logOut, signOutDevice } from './sessions/log-out.ts'
import { listDevices } from './sessions/sql.ts'
import { findInvitation, loadStaffUser } from './sql.ts'
import { words } from './words.ts'

/** Sign-in in two steps, invitations, and the own account of staff. */
export const routes: Routes<typeof staffSession> = {
  login: ({ db, body, request, reply }) => logIn(db, body, { request, reply }),
  verify: ({ db, body, request, reply }) => verifySecondFactor(db, body, { request, reply }),
  invitation: async ({ db, body }) =>
    requireFound(await findInvitation(db, hashToken(body.link)), words.invitationExpired),
  acceptInvitation: ({ db, body, request, reply }) => acceptInvitation(db, body, { request, reply }),
  demoStaff: ({ db }) => readDemoStaff(db),
  logout: ({ db, staff, request }) => logOut(db, staff, request),
  user: async ({ db, staff }) => ({ user: await loadStaffUser(db, staff.staffID) }),
  changePassword: ({ db, staff, body, request }) => changePassword(db, body, staff, request),
  renewRecoveryCodes: ({ db, staff, body, request }) =>
    renewRecoveryCodes(db, staff.staffID, body.password, request),
  beginSecondFactor: ({ db, staff, body, request }) =>
    beginSecondFactor(db, staff.staffID, body.password, request),
  confirmSecondFactor: ({ db, staff, body, request }) => confirmSecondFactor(db, body, staff, request),
  devices: async ({ db, staff }) => ({ devices: await listDevices(db, staff.staffID, staff.sessionID) }),
  signOutDevice: ({ db, staff, params, request }) => signOutDevice(db, staff.staffID, params.id, request),
}
