import type { camera } from '#contract/campus/camera.ts'
import { cancelBooking } from '#server/bookings/sql.ts'
import type { Connection } from '#server/db/open.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { sendRequest } from './send-request.ts'
import { findAccess, loadRequests } from './sql.ts'
import { words } from './words.ts'

const requireSchool = async (db: Connection, studentID: number): Promise<void> => {
  if (!(await findAccess(db, studentID)).isOfSchool) throw new Refusal(words.notOfSchool)
}

const cancelRefusalOf = { none: words.requestUnknown, answered: words.answered, late: words.past } as const

const cancelRequest = async (
  db: Connection,
  studentID: number,
  kind: 'camera' | 'cinematography',
  requestID: number,
): Promise<'ok'> => {
  const { outcome } = await cancelBooking(db, studentID, [kind], requestID)
  if (outcome !== 'ok') throw new Refusal(cancelRefusalOf[outcome])
  return 'ok'
}

/** Cameras of the university, and of the school of cinematography. */
export const routes: Routes<typeof camera> = {
  requests: ({ db, student }) => loadRequests(db, student.studentID, 'camera'),
  send: ({ db, student, body, request }) =>
    sendRequest(db, student.studentID, 'camera', readAttemptKey(request), body),
  cancel: ({ db, student, params }) => cancelRequest(db, student.studentID, 'camera', params.id),
  cinematographyRequests: async ({ db, student }) => {
    await requireSchool(db, student.studentID)
    return loadRequests(db, student.studentID, 'cinematography')
  },
  sendCinematography: async ({ db, student, body, request }) => {
    await requireSchool(db, student.studentID)
    return sendRequest(db, student.studentID, 'cinematography', readAttemptKey(request), body)
  },
  cancelCinematography: ({ db, student, params }) =>
    cancelRequest(db, student.studentID, 'cinematography', params.id),
}
