import type { clubsStaff } from '#contract/staff/clubs-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import type { Routes } from '#server/http/serve.ts'
import {
  loadRevisionForStaff,
  lockRevision,
  notifyMembers,
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
    await notifyMembers(tx, clubID)
    return { status: decision, reason: text }
  },
  restore: async (tx, id, { approvedRevisionID }, { clubID, isClosing }) => {
    await notifyMembers(tx, clubID)
    const former = approvedRevisionID as number | null
    return (await restoreRevision(tx, id, clubID, former, isClosing)) !== undefined
  },
}

/** Foundings, changes and closings of clubs. */
export const staffRoutes: Routes<typeof clubsStaff> = answeringRoutes(
  answering,
  loadRevisionForStaff,
  toAnswer,
)
