import * as z from 'zod/mini'
import { area, call, done, id, idText, instant, line, whole } from '../endpoint/endpoint.ts'

/** How far a file has come: `received` of its bytes; complete means that it is whole and of its kind. */
const progress = { uploadID: id(), received: z.int(), is_complete: z.boolean() }

/**
 * Files that come in pieces, for any call that takes files: a whole one is named in the form, `upload:` and its number
 * as the text of the field, in place of the file.
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
      /** By which the same file is known again; the sender's own. */
      fingerprint: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    }),
    refuses: [404],
    reply: z.object(progress),
  }),
  piece: call({
    method: 'PATCH',
    path: '/api/uploads/{id}',
    access: 'student',
    summary: 'The bytes of a file from `offset` on, as many as come; what has come stays when the connection breaks.',
    params: { id: idText() },
    /** Without it from the first byte on. */
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
