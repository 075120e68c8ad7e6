import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText } from './endpoint.ts'
import { booking, slot } from './booking.ts'
import { fileRow } from './file-row.ts'

const unit = z.object({
  unitId: id(),
  unit: z.string(),
  uniteng: z.string(),
  language: z.string(),
  languageeng: z.string(),
  level: z.nullable(z.string()),
  room: z.nullable(z.string()),
  /** Seats that can be booked from today on. */
  free: z.int(),
})

/** The language lab: units, and the times at which one can work there (spec 2 "/lab"). */
export const lab = area({
  units: call({
    method: 'GET',
    path: '/api/lab',
    access: 'student',
    says: 'The units of the language lab, and my bookings in it.',
    reply: z.object({
      units: z.array(unit),
      bookings: z.array(z.extend(booking, { unitId: id(), unit: z.string(), uniteng: z.string() })),
    }),
  }),
  unit: call({
    method: 'GET',
    path: '/api/lab/{unitId}',
    access: 'student',
    says: 'One unit: what it is about, its materials, its times and my bookings.',
    params: { unitId: idText() },
    refuses: [404],
    reply: z.extend(unit, {
      description: z.string(),
      descriptioneng: z.string(),
      materials: z.array(z.extend(fileRow, { title: z.string(), titleeng: z.string() })),
      slots: z.array(slot),
      bookings: z.array(booking),
    }),
  }),
  material: call({
    method: 'GET',
    path: '/api/lab/{unitId}/files/{fileID}',
    access: 'student',
    says: 'One material of a unit, as a download.',
    params: { unitId: idText(), fileID: idText() },
    answers: 'file',
    refuses: [403, 404],
    reply: fileBytes(),
  }),
  book: call({
    method: 'POST',
    path: '/api/lab/{unitId}',
    access: 'student',
    says: 'Book a time in a unit.',
    params: { unitId: idText() },
    body: z.object({ slotID: id() }),
    refuses: [403, 404, 409],
    reply: booking,
  }),
  cancel: call({
    method: 'DELETE',
    path: '/api/lab/{unitId}/bookings/{id}',
    access: 'student',
    says: 'Give a booked time up.',
    params: { unitId: idText(), id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
