import type * as z from 'zod/mini'
import type { resources } from '#contract/resources.ts'
import { statement, type Connection } from '#server/db/open.ts'

const byName = statement<z.input<typeof resources.byName.reply>>(
  'resources.byName',
  `select r.name, r.title_ka as title, r.title_en as titleeng, r.text_ka as text, r.text_en as texteng, r.updated_at,
     (
       select json_agg(json_build_object('name', d.name, 'title', d.title_ka, 'titleeng', d.title_en)
         order by d.position, d.name)
       from resource d
     ) as documents
   from resource r where r.name = $1`,
  ['text'],
)

/** Gives the text of this name with the names of all others, or undefined. */
export const resourceNamed = (db: Connection, name: string) => db.row(byName, [name])
