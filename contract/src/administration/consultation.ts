import * as z from 'zod/mini'
import { area, call, done, id, idText } from '../endpoint/endpoint.ts'
import { booking, slot } from '../rows/booking.ts'

/** Consultations with the psychologist; only the student can read them (spec 10.5). */
export const consultation = area({
  times: call('GET /api/psychologist-consultation', {
    summary: "Lists the free times and the student's booked consultations.",
    reply: z.object({
      about: z.string(),
      abouteng: z.string(),
      slots: z.array(slot),
      bookings: z.array(z.extend(booking, { is_online: z.boolean(), place: z.nullable(z.string()) })),
    }),
  }),
  book: call('POST /api/psychologist-consultation', {
    summary: 'Books a consultation, in the office or online.',
    body: z.object({
      slotID: id(),
      is_online: z._default(z.boolean(), false),
      text: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    }),
    refuses: [404, 409],
    reply: booking,
  }),
  cancel: call('DELETE /api/psychologist-consultation/{id}', {
    summary: 'Cancels a booked consultation.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
