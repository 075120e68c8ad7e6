import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant } from '../endpoint/endpoint.ts'
import { fileRow } from '../rows/file-row.ts'
import { pageSchema, pageQuery } from '../endpoint/paging.ts'

/** Sent, received (approved), satisfied, not satisfied, cancelled (spec 10.7). */
const status = z.enum(['sent', 'received', 'satisfied', 'not_satisfied', 'cancelled'])

const application = z.object({
  applicationID: id(),
  kindID: id(),
  kind: z.string(),
  kindeng: z.string(),
  text: z.string(),
  status,
  created_at: instant(),
  changed_at: instant(),
})

/** A kind of application; `needs_text` and `needs_file` say what it requires. */
const applicationKind = z.object({
  kindID: id(),
  kind: z.string(),
  kindeng: z.string(),
  description: z.string(),
  descriptioneng: z.string(),
  needs_text: z.boolean(),
  needs_file: z.boolean(),
})

/** Applications to the office (spec 10.7). */
export const applications = area({
  list: call('GET /api/my-applications', {
    summary: "Lists the student's applications, newest first.",
    query: { ...pageQuery, status: z.optional(status) },
    reply: pageSchema(application),
  }),
  kinds: call('GET /api/my-applications/kinds', {
    summary: 'Lists the kinds of applications.',
    reply: z.object({ kinds: z.array(applicationKind) }),
  }),
  one: call('GET /api/my-applications/{id}', {
    summary: 'Returns one application with its files and the history of its status.',
    params: { id: idText() },
    refuses: [404],
    reply: z.extend(application, {
      files: z.array(fileRow),
      answer_files: z.array(fileRow),
      history: z.array(z.object({ status, reason: z.nullable(z.string()), at: instant() })),
    }),
  }),
  file: call('GET /api/my-applications/{id}/files/{fileID}', {
    summary: 'Downloads a file of an application or of its answer.',
    params: { id: idText(), fileID: idText() },
    answers: 'file',
    refuses: [404],
    reply: fileBytes(),
  }),
  send: call('POST /api/my-applications', {
    summary: 'Submits an application.',
    body: z.object({ kindID: idText(), text: z._default(z.string().check(z.trim(), z.maxLength(5000)), '') }),
    files: {
      'files[]': {
        required: false,
        many: true,
        most: 5,
        maxBytes: 10 * 1024 * 1024,
        types: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'heic'],
      },
    },
    refuses: [404, 409],
    reply: application,
  }),
  cancel: call('DELETE /api/my-applications/{id}', {
    summary: 'Cancels an application while its status is `sent`; it stays in the list as cancelled.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
