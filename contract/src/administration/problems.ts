import * as z from 'zod/mini'
import { area, call, fileBytes, id, idText, instant, prose } from '../endpoint/endpoint.ts'

/** Problem reports (spec 2.24, 7.2). */
export const problems = area({
  list: call('GET /api/problems', {
    summary: "Lists the student's problem reports with their answers.",
    reply: z.object({
      problems: z.array(
        z.object({
          problemID: id(),
          text: z.string(),
          filename: z.nullable(z.string()),
          status: z.enum(['sent', 'in_progress', 'done']),
          answer: z.nullable(z.string()),
          created_at: instant(),
        }),
      ),
    }),
  }),
  report: call('POST /api/problems', {
    summary: 'Reports a problem, with an optional picture or document.',
    /** `reported_in`: the page on which it was written. */
    body: z.object({ text: prose(5000), reported_in: z.optional(z.enum(['portal', 'registration'])) }),
    files: {
      file: {
        required: false,
        many: false,
        maxBytes: 10 * 1024 * 1024,
        types: ['jpg', 'jpeg', 'png', 'webp', 'heic', 'pdf', 'doc', 'docx'],
      },
    },
    refuses: [429],
    reply: z.object({ problemID: id() }),
  }),
  file: call('GET /api/problems/{id}/file', {
    answers: 'file',
    summary: 'Downloads the file of a problem report.',
    params: { id: idText() },
    refuses: [404],
    reply: fileBytes(),
  }),
})
