import type { consultationStaff } from '#contract/staff/consultation-staff.ts'
import { daysBetween } from '#rules/time/clock.ts'
import { splitTimes } from '#rules/time/split-times.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import {
  closeTime,
  lockCounsellor,
  loadTimes,
  lockConsultation,
  lockTime,
  openTimes,
  saveAnswer,
} from './staff-sql.ts'
import { fieldWords, words } from './words.ts'

const maxDays = 26 * 7

/** The audit has that something was done, and neither for whom nor what. */
const withoutContent = (entity: 'booking' | 'booking_time', entityID: number) =>
  ({ entity, entityID, before: null, after: null }) as const

/** Consultations, for the psychologist who the caller is. */
export const staffRoutes: Routes<typeof consultationStaff> = {
  times: ({ db, staff, query: { from } }) => loadTimes(db, staff.staffID, staff.operation, from ?? null),
  open: ({ db, staff, body, request }) =>
    db.transaction(async (tx) => {
      const found = await lockCounsellor(tx, staff.staffID, staff.operation)
      const { bookableID, today } = requireFound(found, httpWords.notFound)
      if (body.from < today) throw new FieldRefusal({ from: [{ phrase: fieldWords.past }] })
      if (body.to < body.from) throw new FieldRefusal({ to: [{ phrase: fieldWords.order }] })
      if (daysBetween(body.from, body.to) >= maxDays)
        throw new FieldRefusal({ to: [{ phrase: fieldWords.tooLong }] })
      if (body.end <= body.start) throw new FieldRefusal({ end: [{ phrase: fieldWords.order }] })
      const times = splitTimes(body)
      if (times.length === 0) throw new FieldRefusal({ minutes: [{ phrase: fieldWords.none }] })
      const { added } = await openTimes(
        tx,
        bookableID,
        times.map(({ day }) => day),
        times.map(({ start }) => start),
        times.map(({ end }) => end),
      )
      await recordAudit(tx, toActor(staff, request), withoutContent('booking_time', bookableID))
      return { added, skipped: times.length - added }
    }),
  close: ({ db, staff, params, request }) =>
    db.transaction(async (tx): Promise<'ok'> => {
      const found = await lockTime(tx, staff.staffID, staff.operation, params.id)
      if (requireFound(found, httpWords.notFound).isBooked) throw new Refusal(words.timeBooked)
      await closeTime(tx, params.id)
      await recordAudit(tx, toActor(staff, request), withoutContent('booking_time', params.id))
      return 'ok'
    }),
  answer: ({ db, staff, params, body, request }) =>
    db.transaction(async (tx): Promise<'ok'> => {
      const found = await lockConsultation(tx, staff.staffID, staff.operation, params.id)
      const { status, studentID } = requireFound(found, httpWords.notFound)
      // The place of a confirmed one can change, and it can still be rejected.
      if (status !== 'sent' && status !== 'confirmed') throw new Refusal(words.closed)
      await saveAnswer(tx, params.id, body.decision, body.text, studentID)
      await recordAudit(tx, toActor(staff, request), withoutContent('booking', params.id))
      return 'ok'
    }),
}
