import type { profile } from '#contract/account/profile.ts'
import { changePassword } from '#server/areas/session/password/change-password.ts'
import type { Routes } from '#server/http/serve.ts'
import { changePhone } from './change-phone.ts'
import { changePicture } from './change-picture.ts'
import { readPicture } from './read-picture.ts'
import { signOutDevice } from './sign-out-device.ts'
import { signOutOthers } from './sign-out-others.ts'
import { loadContact, listDevices, listStaffViews } from './sql.ts'

/** The student's own data, password and devices. */
export const routes: Routes<typeof profile> = {
  contactInformation: ({ db, student }) => loadContact(db, student.studentID),
  picture: ({ db, student }) => readPicture(db, student.studentID),
  changePicture: ({ db, student, body, locale }) =>
    changePicture(db, student.studentID, body.picture, locale),
  changePassword: ({ db, student, body, request }) => changePassword(db, body, student, request),
  changePhone: ({ db, student, body, locale, request }) =>
    changePhone(db, student.studentID, body, { locale, request }),
  devices: async ({ db, student }) => ({
    devices: await listDevices(db, student.studentID, student.sessionID),
  }),
  staffViews: async ({ db, student }) => ({ views: await listStaffViews(db, student.studentID) }),
  signOutOthers: ({ db, student, request }) => signOutOthers(db, student, request),
  signOutDevice: ({ db, student, params, request }) =>
    signOutDevice(db, student.studentID, params.id, request),
}
