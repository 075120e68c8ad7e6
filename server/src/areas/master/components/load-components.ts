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
/** The component as the student saw it: its deadline, points and name. */
type SeenComponents = State & Pick<Change, 'component' | 'componenteng'>

const toPartsSnapshot = (parts: Parts): PageSnapshot =>
  Object.fromEntries(
    parts.map(({ componentID, deadline, score, component, componenteng }) => [
      String(componentID),
      { deadline, score, component, componenteng } satisfies SeenComponents,
    ]),
  )

/** The part of the components that others can change: deadlines, points and names, with the semester. */
export const toComponentsSnapshot = ({ semesterID, components }: Shown): PageSnapshot => ({
  semester: semesterID,
  parts: toPartsSnapshot(components),
})

/** The version of the components page, the same for the same snapshot. */
export const componentsVersion = ({ semesterID, components }: Shown): string =>
  hashVersion([
    semesterID,
    ...components.flatMap(({ componentID, deadline, score }) => [componentID, deadline, score]),
  ])

const toState = (seen: SeenComponents | null): State | null =>
  seen && { deadline: seen.deadline, score: seen.score }

/** Components that were added, removed, moved or given points since the student's last visit, in the same semester. */
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

/** The components of the thesis and the changes since the student's last visit. Refuses students of other levels. */
export const loadComponentPage = async (db: Connection, studentID: number): Promise<Reply> => {
  const loaded = requireMaster(await loadComponents(db, studentID))
  const pageChanges = changesSinceSeen(loaded, componentsVersion(loaded), (seen) =>
    listComponentChanges(seen, loaded),
  )
  return { components: loaded.components, needs_theme: loaded.needs_theme, ...pageChanges }
}

export const saveComponentsSeen = async (
  db: Connection,
  studentID: number,
  version: string,
): Promise<'ok'> => {
  const loaded = requireMaster(await loadComponents(db, studentID))
  const now = { now: toComponentsSnapshot(loaded), current: componentsVersion(loaded), version }
  return savePageSeen(db, studentID, 'components', now)
}
