import type { lab } from '#contract/studies/lab.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { answerTask } from './answer-task.ts'
import { bookSlot } from './booking/book-slot.ts'
import { cancelBooking } from './booking/cancel-booking.ts'
import { loadUnitPage, loadLab, saveLabSeen } from './load-units.ts'
import { loadLabFile } from './sql.ts'
import { words } from './words.ts'

/** The language lab: units, solved tasks and bookings. */
export const routes: Routes<typeof lab> = {
  units: ({ db, student }) => loadLab(db, student.studentID),
  seen: ({ db, student, body }) => saveLabSeen(db, student.studentID, body.version),
  unit: ({ db, student, params }) => loadUnitPage(db, student.studentID, params.unitId),
  material: async ({ db, params }) =>
    requireFound(await loadLabFile(db, params.unitId, params.fileID), words.materialNotFound),
  answer: ({ db, student, params, body }) => answerTask(db, student.studentID, { ...params, ...body }),
  book: ({ db, student, params, body, request }) =>
    bookSlot(db, student.studentID, readAttemptKey(request), { ...params, ...body }),
  cancel: ({ db, student, params }) => cancelBooking(db, student.studentID, params),
}
