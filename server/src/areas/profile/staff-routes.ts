import type { profileStaff } from '#contract/staff/profile-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import type { Routes } from '#server/http/serve.ts'
import {
  confirmPicture,
  loadPicturesForStaff,
  lockPicture,
  rejectPicture,
  restorePicture,
} from './staff-sql.ts'

const answering: Answering = {
  kind: 'picture',
  entity: 'student_picture',
  lock: lockPicture,
  save: async (tx, id, _, { decision, text }) => {
    if (decision === 'confirmed') await confirmPicture(tx, id)
    else await rejectPicture(tx, id, text)
    return { status: decision, reason: decision === 'confirmed' ? null : text }
  },
  restore: async (tx, id, { awaitingSince }) =>
    (await restorePicture(tx, id, awaitingSince as string)) !== undefined,
}

/** New pictures. */
export const staffRoutes: Routes<typeof profileStaff> = {
  ...answeringRoutes(answering, loadPicturesForStaff, toAnswer),
}
