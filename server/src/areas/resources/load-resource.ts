import type * as z from 'zod/mini'
import type { resources } from '#contract/studies/resources.ts'
import { diffSnapshots, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadDocuments, loadResource, type SeenResource } from './sql.ts'
import { words } from './words.ts'

type Reply = z.input<typeof resources.byName.reply>
type Change = Reply['changes'][number]
type Documents = SeenResource['documents']
type Document = Documents[number]

const toResourceSnapshot = (documents: Documents): PageSnapshot =>
  Object.fromEntries(
    documents.map(({ name, title, titleeng, updated_at }) => [name, { title, titleeng, updated_at }]),
  )

const resourcesVersion = (documents: Documents): string =>
  hashVersion(documents.flatMap(({ name, updated_at }) => [name, updated_at]))

const listResourceChanges = (seen: PageSnapshot, documents: Documents): Change[] =>
  diffSnapshots(seen, toResourceSnapshot(documents)).flatMap(({ key, before, after }) => {
    const [was, is] = [before, after] as (Omit<Document, 'name'> | null)[]
    const { title, titleeng } = (is ?? was)!
    const toState = (document: typeof was): Change['after'] =>
      document ? { updated_at: document.updated_at } : null
    if (was?.updated_at === is?.updated_at) return []
    return [{ name: key, title, titleeng, before: toState(was), after: toState(is) }]
  })

/**
 * One text, and which texts changed since the student's last visit to any of them. 404 for an unknown name (spec 2.23).
 */
export const loadResourcePage = async (db: Connection, studentID: number, name: string): Promise<Reply> => {
  const found = await loadResource(db, studentID, name)
  if (found === undefined) throw new Refusal(words.unknownName, { name })
  const { seen, seen_version, documents, ...text } = found
  const pageChanges = changesSinceSeen({ seen, seen_version }, resourcesVersion(documents), (then) =>
    listResourceChanges(then, documents),
  )
  return { ...text, documents: documents.map(({ updated_at: _, ...each }) => each), ...pageChanges }
}

export const saveResourcesSeen = async (
  db: Connection,
  studentID: number,
  version: string,
): Promise<'ok'> => {
  const { documents } = await loadDocuments(db, studentID)
  const now = { now: toResourceSnapshot(documents), current: resourcesVersion(documents), version }
  return savePageSeen(db, studentID, 'resources', now)
}
