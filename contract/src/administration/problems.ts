import * as z from 'zod/mini'
import { area, call, fileBytes, id, idText, instant, prose } from '../endpoint/endpoint.ts'

/** Problem reports (spec 2.24, 7.2). */
export const problems = area({
  list: call({
    method: 'GET',
    path: '/api/problems',
    access: 'student',
    summary: 'The problems that I have reported, with what was answered.',
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
  report: call({
    method: 'POST',
    path: '/api/problems',
    access: 'student',
    summary: 'Report a problem, with a picture or document when that helps.',
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
  file: call({
    method: 'GET',
    path: '/api/problems/{id}/file',
    access: 'student',
    answers: 'file',
    summary: 'The file that I sent with a problem.',
    params: { id: idText() },
    refuses: [404],
    reply: fileBytes(),
  }),
})
