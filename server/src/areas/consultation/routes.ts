import type { consultation } from '#contract/administration/consultation.ts'
import { book, cancelBooking } from '#server/bookings/sql.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadConsultation, loadFreeTimes, loadOwnConsultations } from './sql.ts'
import { words } from './words.ts'

const refusalOf = {
  no_time: words.timeUnknown,
  no_item: words.timeUnknown,
  past: words.timePast,
  too_many: words.tooMany,
  taken: words.timeTaken,
  key_of_another: httpWords.keyAlreadyUsed,
} as const
const cancelRefusalOf = {
  none: words.bookingUnknown,
  answered: words.answered,
  late: words.tooLate,
} as const

/** Consultations with a psychologist. */
export const routes: Routes<typeof consultation> = {
  times: async ({ db, student }) => {
    const [{ slots, ...about }, own] = await Promise.all([
      loadFreeTimes(db),
      loadOwnConsultations(db, student.studentID),
    ])
    const isOpenTo = (schoolID: number | null) => schoolID === null || schoolID === own.schoolID
    return { ...about, slots: slots.filter((slot) => isOpenTo(slot.schoolID)), bookings: own.bookings }
  },
  book: ({ db, student: { studentID }, body, request }) =>
    db.transaction(async (tx) => {
      const { slotID, is_online, text } = body
      const key = readAttemptKey(request)
      const made = await book(
        tx,
        studentID,
        'consultation',
        [],
        slotID,
        null,
        null,
        null,
        is_online,
        text || null,
        key,
      )
      if (made.outcome !== 'ok') throw new Refusal(refusalOf[made.outcome])
      return (await loadConsultation(tx, made.booking_id!)).booking
    }),
  cancel: async ({ db, student, params }) => {
    const { outcome } = await cancelBooking(db, student.studentID, ['consultation'], params.id)
    if (outcome !== 'ok') throw new Refusal(cancelRefusalOf[outcome])
    return 'ok'
  },
}
