import type * as z from 'zod/mini'
import type { resources } from '#contract/studies/resources.ts'
import { sinceLastLook, type Look } from '#rules/page-changes/since-last-look.ts'
import { keepLook } from '#server/areas/looks/keep-look.ts'
import { sinceLook } from '#server/areas/looks/since-look.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { allDocuments, resourceNamed, type KeptResource } from './sql.ts'
import { words } from './words.ts'

type Reply = z.input<typeof resources.byName.reply>
type Change = Reply['changes'][number]
type Documents = KeptResource['documents']
type Document = Documents[number]

const lookOf = (documents: Documents): Look =>
  Object.fromEntries(
    documents.map(({ name, title, titleeng, updated_at }) => [name, { title, titleeng, updated_at }]),
  )

const versionOfAll = (documents: Documents): string =>
  versionOf(documents.flatMap(({ name, updated_at }) => [name, updated_at]))

const changesSince = (seen: Look, documents: Documents): Change[] =>
  sinceLastLook(seen, lookOf(documents)).flatMap(({ key, before, after }) => {
    const [was, is] = [before, after] as (Omit<Document, 'name'> | null)[]
    const { title, titleeng } = (is ?? was)!
    const stateOf = (document: typeof was): Change['after'] =>
      document ? { updated_at: document.updated_at } : null
    if (was?.updated_at === is?.updated_at) return []
    return [{ name: key, title, titleeng, before: stateOf(was), after: stateOf(is) }]
  })

/** Takes a student and a name; gives the text of that name, and which texts changed since she last looked at one. 404 for none (spec 2.23). */
export const readResource = async (db: Connection, studentID: number, name: string): Promise<Reply> => {
  const found = await resourceNamed(db, studentID, name)
  if (found === undefined) throw new Refusal(words.unknownName, { name })
  const { seen, seen_version, documents, ...text } = found
  const look = sinceLook({ seen, seen_version }, versionOfAll(documents), (then) =>
    changesSince(then, documents),
  )
  return { ...text, documents: documents.map(({ updated_at: _, ...each }) => each), ...look }
}

/** Takes a student and the version of the texts that she says she has seen; keeps it, while it is true. */
export const seeResources = async (db: Connection, studentID: number, version: string): Promise<'ok'> => {
  const { documents } = await allDocuments(db, studentID)
  const now = { now: lookOf(documents), current: versionOfAll(documents), version }
  return keepLook(db, studentID, 'resources', now)
}
