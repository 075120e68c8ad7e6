import type { profileStaff } from '#contract/staff/profile-staff.ts'
import { answerEntry } from '#server/answering/answer-entry.ts'
import { toVersion, type Answering } from '#server/answering/answering.ts'
import { undoAnswer } from '#server/answering/undo-answer.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
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

/** New pictures, for who confirms or rejects them. */
export const staffRoutes: Routes<typeof profileStaff, 'profileStaff'> = {
  entry: async ({ db, staff, params }) => {
    const found = await loadPicturesForStaff(db, staff.staffID, staff.operation, params.id)
    const { changes, revision, ...pictures } = requireFound(found, httpWords.notFound)
    return { ...pictures, version: toVersion(changes, revision) }
  },
  answer: ({ db, staff, params, body, request }) =>
    answerEntry(
      db,
      toActor(staff, request),
      answering,
      { id: params.id, key: readAttemptKey(request), version: body.version },
      { decision: body.decision, text: body.text || null },
    ),
  undo: ({ db, staff, params, body, request }) =>
    undoAnswer(db, toActor(staff, request), answering, { id: params.id, answerID: body.answerID }),
}
