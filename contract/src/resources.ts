import * as z from 'zod/mini'
import { area, call, instant, line } from './endpoint.ts'

/** Texts that the university gives a name: its charter, the library's rules, guides (spec 2, 7). */
export const resources = area({
  byName: call({
    method: 'GET',
    path: '/api/resources/{name}',
    access: 'student',
    says: 'A named text of the university, such as `university-charter`.',
    params: { name: line(80) },
    refuses: [404],
    reply: z.object({
      name: z.string(),
      title: z.string(),
      titleeng: z.string(),
      /** Paragraphs and headings in Markdown, without HTML. */
      text: z.string(),
      texteng: z.string(),
      updated_at: instant(),
      /** All that can be read, this one among them. */
      documents: z.array(z.object({ name: z.string(), title: z.string(), titleeng: z.string() })),
    }),
  }),
})
