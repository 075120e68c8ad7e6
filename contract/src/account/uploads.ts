import * as z from 'zod/mini'
import { area, call, done, id, idText, instant, line, whole } from '../endpoint/endpoint.ts'

/** `received` is in bytes; an upload is complete when all bytes have arrived and the file is of an allowed type. */
const progress = { uploadID: id(), received: z.int(), is_complete: z.boolean() }

/**
 * Files sent in pieces, for any call with files: the form field of a complete one has `upload:` and its number as text,
 * in place of the file.
 */
export const uploads = area({
  unfinished: call('GET /api/uploads', {
    summary: "Lists the student's unfinished uploads and how much of each has arrived.",
    reply: z.object({
      uploads: z.array(
        z.object({
          ...progress,
          /** The call that will use it, such as `POST /api/problems`. */
          call: z.string(),
          filename: z.string(),
          size: z.int(),
          expires_at: instant(),
        }),
      ),
    }),
  }),
  begin: call('POST /api/uploads', {
    summary: 'Starts an upload in pieces, or resumes the upload of the same file.',
    body: z.object({
      call: line(200),
      field: line(100),
      filename: z.string().check(z.maxLength(1000)),
      size: whole(0, 2_000_000_000),
      /** The sender's own key, by which the same file is recognised. */
      fingerprint: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    }),
    comparesKey: true,
    /** Refuses as the call that the file is for would now, and if the disk is full. */
    refuses: [403, 404, 409, 423, 429, 507],
    reply: z.object(progress),
  }),
  piece: call('PATCH /api/uploads/{id}', {
    summary:
      'Appends bytes to an upload from `offset` on; what has arrived is kept when the connection breaks.',
    params: { id: idText() },
    /** Default: the first byte. */
    query: { offset: z.optional(z.coerce.number<string | number>().check(z.multipleOf(1), z.minimum(0))) },
    bytes: true,
    comparesKey: true,
    refuses: [404, 409],
    reply: z.object(progress),
  }),
  drop: call('DELETE /api/uploads/{id}', {
    summary: 'Cancels an unfinished upload and deletes what has arrived.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
})
