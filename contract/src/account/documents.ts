import * as z from 'zod/mini'
import { area, call, done, id, idText } from '../endpoint/endpoint.ts'

const document = <const Required extends boolean>(required: Required) =>
  ({
    required,
    many: false,
    maxBytes: 10 * 1024 * 1024,
    types: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'doc', 'docx'],
  }) as const

/** Documents that the university asks a student for (spec 7.4.2). */
export const documents = area({
  vaccineAnswers: call('GET /api/upload-vaccine-docs', {
    summary: 'Lists the possible answers about vaccination and says which of them need a document.',
    reply: z.object({
      message: z.nullable(z.string()),
      messageeng: z.nullable(z.string()),
      answers: z.array(
        z.object({ answerID: id(), text: z.string(), texteng: z.string(), needs_doc: z.boolean() }),
      ),
      /** Null as well when the university has returned the document. */
      answerID: z.nullable(id()),
      /** Why it was returned; null once there is another answer. */
      return_reason: z.nullable(z.string()),
    }),
  }),
  saveVaccineAnswer: call('POST /api/upload-vaccine-docs', {
    summary: 'Saves the answer about vaccination, with a document where the answer needs one.',
    body: z.object({ answer_id: idText() }),
    files: { doc: document(false) },
    refuses: [403, 404, 409],
    reply: done(),
  }),
  uploadMissed: call('POST /api/missed-documents', {
    summary: "Uploads one of the user's `missedDocuments`.",
    body: z.object({ documentID: idText() }),
    files: { doc: document(true) },
    refuses: [404, 409],
    reply: z.object({ left: z.int() }),
  }),
})
