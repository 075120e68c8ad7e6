import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant, unlessBlank } from '../endpoint/endpoint.ts'
import { booking, slot } from '../rows/booking.ts'
import { fileRow } from '../rows/file-row.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'
import { instantSpan } from '../rows/instant-span.ts'

const unit = z.object({
  unitId: id(),
  unit: z.string(),
  uniteng: z.string(),
  language: z.string(),
  languageeng: z.string(),
  level: z.nullable(z.string()),
  room: z.nullable(z.string()),
  /** Seats that can be booked from now on. */
  free: z.int(),
  /** The first start of a slot with a free seat. */
  next_free_at: z.nullable(instant()),
  tasks_count: z.int(),
  /** Tasks that the student has solved. */
  tasks_done: z.int(),
})

/** A task with the last answer; once solved it stays solved. */
const task = z.object({
  taskID: id(),
  task: z.string(),
  taskeng: z.string(),
  kind: z.enum(['single', 'multiple', 'text']),
  answers: z.array(z.object({ answerID: id(), answer: z.string(), answereng: z.string() })),
  /** The audio of the task. */
  fileID: z.nullable(id()),
  given: z.nullable(z.object({ answerIDs: z.array(id()), text: z.nullable(z.string()) })),
  is_right: z.nullable(z.boolean()),
  is_done: z.boolean(),
  tries: z.int(),
})

/** A unit and a booked slot as they were. */
const unitState = z.nullable(z.pick(unit, { tasks_count: true }))
const timeState = z.object({
  ...z.pick(booking, { date: true, start: true, end: true }).shape,
  room: z.nullable(z.string()),
})
const unitName = z.pick(unit, { unitId: true, unit: true, uniteng: true }).shape

/** A unit that was added, removed or got another number of tasks; or a booked slot that was moved. */
const labChange = z.union([
  z.object({ kind: z.literal('unit'), ...unitName, before: unitState, after: unitState }),
  z.object({
    kind: z.literal('time'),
    bookingID: id(),
    ...unitName,
    before: timeState,
    after: timeState,
  }),
])

/** The language lab: units to work through, and bookable slots (spec 2.17). */
export const lab = area({
  units: call('GET /api/lab', {
    summary:
      "Lists the units of the language lab with the student's progress and bookings, and what changed since the last visit.",
    reply: z.object({
      now: instant(),
      units: z.array(unit),
      bookings: z.array(
        z.extend(booking, {
          ...instantSpan.shape,
          unitId: id(),
          unit: z.string(),
          uniteng: z.string(),
          room: z.nullable(z.string()),
        }),
      ),
      ...pageChanges(labChange),
    }),
  }),
  seen: call('POST /api/lab/seen', { refuses: [409], ...seenVersion('the units') }),
  unit: call('GET /api/lab/{unitId}', {
    summary: "Returns one unit: its texts, audio, tasks, times, and the student's progress and bookings.",
    params: { unitId: idText() },
    refuses: [404],
    reply: z.extend(unit, {
      now: instant(),
      description: z.string(),
      descriptioneng: z.string(),
      /** The language that the texts are in, as HTML names it: "en", "de". */
      lang: z.string(),
      texts: z.array(z.object({ title: z.string(), text: z.string() })),
      materials: z.array(z.extend(fileRow, { title: z.string(), titleeng: z.string() })),
      tasks: z.array(task),
      slots: z.array(z.extend(slot, instantSpan.shape)),
      /** How many hours before its start a booked slot can be cancelled at the latest. */
      cancel_hours: z.number(),
      /** The student's slots in all units, which never overlap. */
      bookings: z.array(z.extend(booking, { ...instantSpan.shape, unitId: id() })),
    }),
  }),
  material: call('GET /api/lab/{unitId}/files/{fileID}', {
    summary: 'Downloads one material of a unit, audio or a document.',
    params: { unitId: idText(), fileID: idText() },
    answers: 'file',
    refuses: [404],
    reply: fileBytes(),
  }),
  answer: call('POST /api/lab/{unitId}/tasks/{taskID}', {
    summary:
      'Answers a task of a unit and returns whether it is right. A solved task stays solved; the same answer does not count as another try.',
    params: { unitId: idText(), taskID: idText() },
    body: z.object({
      answerIDs: z.optional(z.array(id()).check(z.maxLength(20))),
      text: z.optional(z.string().check(unlessBlank(), z.maxLength(500))),
    }),
    refuses: [404],
    reply: z.object({ is_right: z.boolean(), tries: z.int() }),
  }),
  book: call('POST /api/lab/{unitId}', {
    summary: 'Books a time in a unit. A repeated call changes nothing.',
    params: { unitId: idText() },
    body: z.object({ slotID: id() }),
    refuses: [404, 409],
    reply: booking,
  }),
  cancel: call('DELETE /api/lab/{unitId}/bookings/{id}', {
    summary: 'Cancels a booked time. A repeated call changes nothing.',
    params: { unitId: idText(), id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
