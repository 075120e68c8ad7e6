import * as z from 'zod/mini'
import { area, call, instant, line } from '../endpoint/endpoint.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'

const document = z.object({ name: z.string(), title: z.string(), titleeng: z.string() })

/** A text that was added, changed or removed. */
const documentState = z.nullable(z.object({ updated_at: instant() }))
const documentChange = z.extend(document, { before: documentState, after: documentState })

/** Named texts of the university: its charter, the library's rules, guides (spec 2.23, 7.3). */
export const resources = area({
  byName: call('GET /api/resources/{name}', {
    summary:
      'Returns a named text of the university, such as `university-charter`, and which of all texts changed since the last visit.',
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
      /** All texts, this one among them. */
      documents: z.array(document),
      ...pageChanges(documentChange),
    }),
  }),
  seen: call('POST /api/resources/seen', { refuses: [409], ...seenVersion("the university's texts") }),
})
