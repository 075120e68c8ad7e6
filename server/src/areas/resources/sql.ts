import type * as z from 'zod/mini'
import type { resources } from '#contract/studies/resources.ts'
import type { SeenPage } from '#server/page-changes/changes-since-seen.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

type Reply = z.input<typeof resources.byName.reply>
type Document = Reply['documents'][number] & Pick<Reply, 'updated_at'>
interface SeenDocuments extends SeenPage {
  readonly documents: readonly Document[]
}

/** A text with the names of all others and when they changed, and the page as the student last saw it. */
export type SeenResource = Pick<Reply, 'name' | 'title' | 'titleeng' | 'text' | 'texteng' | 'updated_at'> &
  SeenDocuments

const documents = `(
       select coalesce(json_agg(json_build_object('name', d.name, 'title', d.title_ka, 'titleeng', d.title_en,
         'updated_at', d.updated_at) order by d.position, d.name), '[]')
       from resource d
     ) as documents,
     l.snapshot as seen, l.version as seen_version`

const byName = statement<SeenResource>(
  'resources.loadDocument',
  `select r.name, r.title_ka as title, r.title_en as titleeng, r.text_ka as text, r.text_en as texteng, r.updated_at,
     ${documents}
   from resource r
   left join page_seen l on l.student_id = $2 and l.page = 'resources'
   where r.name = $1`,
  ['text', 'int'],
)

/** Undefined for an unknown name. */
export const loadResource = (db: Connection, studentID: number, name: string) =>
  db.row(byName, [name, studentID])

/** The names of all texts, when they changed, and the page as the student last saw it. */
export const loadDocuments = defineOneRowQuery<SeenDocuments, [studentID: number]>(
  'resources.listDocuments',
  `select ${documents}
   from (select 1) always
   left join page_seen l on l.student_id = $1 and l.page = 'resources'`,
)
