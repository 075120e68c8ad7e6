import * as z from 'zod/mini'
import { area, call, done, id, idText, trimmed } from '../endpoint/endpoint.ts'
import { booking, slot } from '../rows/booking.ts'

/** The counsellor. */
const counsellor = { name: z.string(), nameeng: z.string() } as const

const consultationBooking = z.extend(booking, {
  ...counsellor,
  /** The counsellor's, for what cannot be done on the page. */
  email: z.string(),
  is_online: z.boolean(),
  status: z.enum(['sent', 'confirmed', 'rejected']),
  /** The room or the link of the meeting; of a rejected one null. */
  place: z.nullable(z.string()),
  /** The counsellor's reason for a rejection. */
  reason: z.nullable(z.string()),
  /** The student's text. */
  text: z.nullable(z.string()),
})

/** Consultations with a psychologist; only the student and the counsellor can read them (spec 2.35). */
export const consultation = area({
  times: call('GET /api/psychologist-consultation', {
    summary: "Lists the free times and the student's booked consultations, the next first.",
    reply: z.object({
      about: z.string(),
      abouteng: z.string(),
      slots: z.array(z.extend(slot, counsellor)),
      bookings: z.array(consultationBooking),
    }),
  }),
  book: call('POST /api/psychologist-consultation', {
    summary: 'Books a consultation, in the office or online.',
    body: z.object({
      slotID: id(),
      is_online: z._default(z.boolean(), false),
      text: z.optional(z.string().check(trimmed(), z.maxLength(2000))),
    }),
    refuses: [404, 409],
    reply: consultationBooking,
  }),
  cancel: call('DELETE /api/psychologist-consultation/{id}', {
    summary: 'Cancels a booked consultation, until some hours before it.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
