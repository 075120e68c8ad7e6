import * as z from 'zod/mini'
import { area, call, done, id, idText, instant, line, whole } from '../endpoint/endpoint.ts'

/** `received` are bytes; complete means that the file is whole and of the right kind. */
const progress = { uploadID: id(), received: z.int(), is_complete: z.boolean() }

/**
 * Files sent in pieces, for any call with files: the form field of a complete one has `upload:` and its number as text,
 * in place of the file.
 */
export const uploads = area({
  unfinished: call({
    method: 'GET',
    path: '/api/uploads',
    access: 'student',
    summary: 'My files that have not come whole yet, and how far they are.',
    reply: z.object({
      uploads: z.array(
        z.object({
          ...progress,
          /** The call that it is for, as `POST /api/problems`. */
          call: z.string(),
          filename: z.string(),
          size: z.int(),
          expires_at: instant(),
        }),
      ),
    }),
  }),
  begin: call({
    method: 'POST',
    path: '/api/uploads',
    access: 'student',
    summary: 'Begin to send a file in pieces, or go on with the same one where it stopped.',
    body: z.object({
      call: line(200),
      field: line(100),
      filename: z.string().check(z.maxLength(1000)),
      size: whole(0, 2_000_000_000),
      /** The sender's own key, by which the same file is recognised. */
      fingerprint: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    }),
    refuses: [404],
    reply: z.object(progress),
  }),
  piece: call({
    method: 'PATCH',
    path: '/api/uploads/{id}',
    access: 'student',
    summary:
      'The bytes of a file from `offset` on, as many as come; what has come stays when the connection breaks.',
    params: { id: idText() },
    /** Default: the first byte. */
    query: { offset: z.optional(z.coerce.number<string | number>().check(z.multipleOf(1), z.minimum(0))) },
    bytes: true,
    refuses: [404, 409],
    reply: z.object(progress),
  }),
  drop: call({
    method: 'DELETE',
    path: '/api/uploads/{id}',
    access: 'student',
    summary: 'Give up a file that has not come whole, with what has come of it.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
})
