import type { cameraStaff } from '#contract/staff/camera-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import type { Routes } from '#server/http/serve.ts'
import {
  loadRequestForStaff,
  lockRequestedEquipment,
  lockRequest,
  restoreRequest,
  saveRequestAnswer,
} from './staff-sql.ts'

const answering: Answering = {
  kind: 'camera_request',
  entity: 'booking',
  lock: lockRequest,
  save: async (tx, id, _, { decision, text }) => {
    await saveRequestAnswer(tx, id, decision, text)
    return { status: decision, answer: text }
  },
  restore: async (tx, id, { status, answer }) => {
    await lockRequestedEquipment(tx, id)
    return (await restoreRequest(tx, id, status as string, answer as string | null)) !== undefined
  },
}

/** Requests for cameras. */
export const staffRoutes: Routes<typeof cameraStaff> = answeringRoutes(
  answering,
  loadRequestForStaff,
  toAnswer,
)
