import type { clubsStaff } from '#contract/staff/clubs-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import type { Routes } from '#server/http/serve.ts'
import {
  loadRevisionForStaff,
  lockRevision,
  restoreRevision,
  saveRevisionAnswer,
  type LockedRevision,
} from './staff-sql.ts'

const answering: Answering<LockedRevision> = {
  kind: 'club',
  entity: 'club_revision',
  lock: lockRevision,
  save: async (tx, id, { clubID }, { decision, text }) => {
    await saveRevisionAnswer(tx, id, clubID, decision, text)
    return { status: decision, reason: text }
  },
  restore: async (tx, id, { approvedRevisionID }, { clubID }) =>
    (await restoreRevision(tx, id, clubID, approvedRevisionID as number | null)) !== undefined,
}

/** Foundings and changes of clubs, for who approves them. */
export const staffRoutes: Routes<typeof clubsStaff, 'clubsStaff'> = answeringRoutes(
  answering,
  loadRevisionForStaff,
  toAnswer,
)
