import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant, trimmed } from '../endpoint/endpoint.ts'
import { fileRow } from '../rows/file-row.ts'
import { pageSchema, pageQuery } from '../endpoint/paging.ts'
import { receipt } from '../registration/receipt.ts'
import { certificateKind, certificateState } from './certificates.ts'

/** Sent, received (approved), satisfied, not satisfied, cancelled (spec 2.32). */
export const applicationStatus = z.enum(['sent', 'received', 'satisfied', 'not_satisfied', 'cancelled'])

const application = z.object({
  applicationID: id(),
  kindID: id(),
  kind: z.string(),
  kindeng: z.string(),
  /** The value of the first line of the form, such as the topic. */
  about: z.nullable(z.string()),
  status: applicationStatus,
  created_at: instant(),
  changed_at: instant(),
})

/** A field of a kind, which the form sends as `field` and its number. */
const applicationField = z.object({
  fieldID: id(),
  name: z.string(),
  nameeng: z.string(),
  type: z.enum(['line', 'prose', 'date', 'choice']),
  is_required: z.boolean(),
  /** Of a choice. */
  options: z.array(z.object({ value: z.string(), name: z.string(), nameeng: z.string() })),
})

/** A document that a kind asks for; the others come without one. */
const applicationDocument = z.object({
  documentID: id(),
  name: z.string(),
  nameeng: z.string(),
  is_required: z.boolean(),
})

const applicationKind = z.object({
  kindID: id(),
  kind: z.string(),
  kindeng: z.string(),
  description: z.string(),
  descriptioneng: z.string(),
  /** The certificate that answers it at once; null where a person answers. */
  certificate: z.nullable(certificateKind),
  fields: z.array(applicationField),
  documents: z.array(applicationDocument),
})

/** The values that the student has entered; a chosen option has its name in both languages. */
export const applicationValue = z.object({
  name: z.string(),
  nameeng: z.string(),
  type: applicationField.shape.type,
  value: z.string(),
  valueeng: z.string(),
})

/** A file of the student, with the document that it is. */
export const applicationFile = z.extend(fileRow, {
  document: z.nullable(z.string()),
  documenteng: z.nullable(z.string()),
})

/** Each change of the state, the oldest first; the reason is what the university has written. */
export const applicationSteps = z.array(
  z.object({ status: applicationStatus, reason: z.nullable(z.string()), at: instant() }),
)

/** Applications to the university (spec 2.32). */
export const applications = area({
  list: call('GET /api/my-applications', {
    summary: "Lists the student's applications, newest first.",
    query: pageQuery,
    reply: pageSchema(application),
  }),
  kinds: call('GET /api/my-applications/kinds', {
    summary: 'Lists the kinds of applications with the fields and documents that each asks for.',
    reply: z.object({ kinds: z.array(applicationKind) }),
  }),
  one: call('GET /api/my-applications/{id}', {
    summary: 'Returns one application with its files, its answer and each change of its state.',
    params: { id: idText() },
    refuses: [404],
    reply: z.extend(application, {
      values: z.array(applicationValue),
      files: z.array(applicationFile),
      answer_files: z.array(fileRow),
      steps: applicationSteps,
      /** The refused attempt at registration that it is about. */
      receipt: z.nullable(receipt),
      /** The certificate that answered it. */
      certificate: z.nullable(
        z.object({
          kind: certificateKind,
          number: z.string(),
          code: z.string(),
          state: certificateState,
          state_at: z.nullable(instant()),
          /** Why it was revoked. */
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  certificate: call('GET /api/my-applications/{id}/certificate', {
    summary: 'Downloads the certificate that answered an application, as a PDF.',
    params: { id: idText() },
    answers: 'file',
    generatesFile: true,
    refuses: [404],
    reply: fileBytes(),
  }),
  elmo: call('GET /api/my-applications/{id}/elmo', {
    summary:
      'Downloads a valid transcript as an ELMO 1.5 file for another university, with the PDF in it. Refused when the marks have changed since it was made.',
    params: { id: idText() },
    answers: 'file',
    generatesFile: true,
    refuses: [404, 409],
    reply: fileBytes(),
  }),
  file: call('GET /api/my-applications/{id}/files/{fileID}', {
    summary: 'Downloads a file of an application or of its answer.',
    params: { id: idText(), fileID: idText() },
    answers: 'file',
    refuses: [404],
    reply: fileBytes(),
  }),
  send: call('POST /api/my-applications', {
    summary:
      'Sends an application. Each field of the kind is `field` and its number; `documents` has the number of the document that each file is, in their order and with commas between; 0 is none of them. `receipt` is an attempt at registration that it is about.',
    body: z.catchall(
      z.object({
        kindID: idText(),
        receipt: z._default(z.string().check(z.regex(/^\d{0,9}$/)), ''),
        documents: z._default(z.string().check(z.regex(/^(\d{1,9}(,\d{1,9})*)?$/)), ''),
      }),
      z.string().check(trimmed(), z.maxLength(5000)),
    ),
    files: {
      'files[]': {
        required: false,
        many: true,
        most: 5,
        maxBytes: 10 * 1024 * 1024,
        types: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'heic'],
      },
    },
    refuses: [404, 409, 429],
    reply: application,
  }),
  cancel: call('DELETE /api/my-applications/{id}', {
    summary: 'Cancels an application while its status is `sent`; it stays in the list as cancelled.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
