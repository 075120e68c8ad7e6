import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import { toCanonicalText, diffSnapshots, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import type { Connection } from '#server/db/open.ts'
import { requireMaster } from '#server/areas/master/require-master.ts'
import { loadComponents, type SeenComponentRows } from './sql.ts'

type Reply = z.input<typeof master.components.reply>
type Parts = Reply['components']
type Shown = Pick<SeenComponentRows, 'semesterID' | 'components'>
type Change = Reply['changes'][number]
type State = NonNullable<Change['after']>
/** What of a part was seen: its deadline and points, and how it was called. */
type SeenComponents = State & Pick<Change, 'component' | 'componenteng'>

const toPartsSnapshot = (parts: Parts): PageSnapshot =>
  Object.fromEntries(
    parts.map(({ componentID, deadline, score, component, componenteng }) => [
      String(componentID),
      { deadline, score, component, componenteng } satisfies SeenComponents,
    ]),
  )

/**
 * Takes the parts of a thesis in one semester; gives what of them may change by itself, their deadlines and points, what
 * they are called, and whose semester it is.
 */
export const toComponentsSnapshot = ({ semesterID, components }: Shown): PageSnapshot => ({
  semester: semesterID,
  parts: toPartsSnapshot(components),
})

/** Takes the same; gives the name of what of it may change by itself. */
export const componentsVersion = ({ semesterID, components }: Shown): string =>
  hashVersion([
    semesterID,
    ...components.flatMap(({ componentID, deadline, score }) => [componentID, deadline, score]),
  ])

const toState = (seen: SeenComponents | null): State | null =>
  seen && { deadline: seen.deadline, score: seen.score }

/** Parts that were added, taken out, moved or given points since she last looked; another semester has others. */
const listComponentChanges = (seen: PageSnapshot, { semesterID, components }: Shown): Change[] => {
  if (seen['semester'] !== semesterID) return []
  return diffSnapshots(seen['parts'] as PageSnapshot, toPartsSnapshot(components)).flatMap(
    ({ key, before, after }) => {
      const [was, is] = [toState(before as SeenComponents | null), toState(after as SeenComponents | null)]
      const { component, componenteng } = (after ?? before) as SeenComponents
      if (toCanonicalText(was) === toCanonicalText(is)) return []
      return [{ componentID: Number(key), component, componenteng, before: was, after: is }]
    },
  )
}

/** Takes a student; gives the parts of her work and what changed of them since she last looked. Refuses who is no master's student. */
export const loadComponentPage = async (db: Connection, studentID: number): Promise<Reply> => {
  const kept = requireMaster(await loadComponents(db, studentID))
  const look = changesSinceSeen(kept, componentsVersion(kept), (seen) => listComponentChanges(seen, kept))
  return { components: kept.components, ...look }
}

/** Takes a student and the version of the parts that she says she has seen; keeps it, while it is true. */
export const saveComponentsSeen = async (
  db: Connection,
  studentID: number,
  version: string,
): Promise<'ok'> => {
  const kept = requireMaster(await loadComponents(db, studentID))
  const now = { now: toComponentsSnapshot(kept), current: componentsVersion(kept), version }
  return savePageSeen(db, studentID, 'components', now)
}
