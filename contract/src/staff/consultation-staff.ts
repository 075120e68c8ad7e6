import * as z from 'zod/mini'
import { area, day, done, id, idText, instant, staffCall, time, trimmed } from '../endpoint/endpoint.ts'

const answer = staffCall('consultation.answer')

const bookingOfSlot = z.object({
  bookingID: id(),
  student: z.object({
    code: z.string(),
    fname: z.string(),
    lname: z.string(),
    fnameeng: z.string(),
    lnameeng: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
  }),
  is_online: z.boolean(),
  text: z.nullable(z.string()),
  status: z.enum(['sent', 'confirmed', 'rejected']),
  place: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  sent_at: instant(),
})

/** The consultations of the counsellor who the caller is; nobody else of the staff can read them (spec 2.35). */
export const consultationStaff = area({
  times: answer('GET /api/staff/consultations', {
    summary:
      "Lists the caller's times of four weeks with the students who booked them, from a day on; by default from today.",
    query: { from: z.optional(day()) },
    studentCodesIn: ['code'],
    reply: z.object({
      from: day(),
      to: day(),
      /** Bookings of all times that wait for an answer. */
      waiting: z.int(),
      times: z.array(
        z.object({
          slotID: id(),
          date: day(),
          start: time(),
          end: time(),
          booking: z.nullable(bookingOfSlot),
        }),
      ),
    }),
  }),
  open: answer('POST /api/staff/consultations', {
    summary: 'Opens times of so many minutes between two hours, on weekdays (Monday is 1) between two days.',
    body: z.object({
      from: day(),
      to: day(),
      weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
      start: time(),
      end: time(),
      minutes: z.int().check(z.minimum(15), z.maximum(240)),
    }),
    refuses: [404],
    reply: z.object({
      added: z.int(),
      /** Times that were open already. */
      skipped: z.int(),
    }),
  }),
  close: answer('DELETE /api/staff/consultations/{id}', {
    summary: 'Takes away a time that nobody has booked; `id` is its slotID.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
  answer: answer('POST /api/staff/consultations/{id}/answer', {
    summary: 'Confirms a booking with its place, or rejects it with a reason; `id` is its bookingID.',
    params: { id: idText() },
    body: z.object({
      decision: z.enum(['confirmed', 'rejected']),
      /** The place of a confirmed one, the reason of a rejected one. */
      text: z.string().check(trimmed(), z.minLength(1), z.maxLength(500)),
    }),
    refuses: [404, 409],
    reply: done(),
  }),
})
