import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import { sameText, sinceLastLook, type Look } from '#rules/page-changes/since-last-look.ts'
import { keepLook } from '#server/areas/looks/keep-look.ts'
import { sinceLook } from '#server/areas/looks/since-look.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'
import type { Connection } from '#server/db/open.ts'
import { forMasters } from '../for-masters.ts'
import { componentsOf, type KeptComponents } from './sql.ts'

type Reply = z.input<typeof master.components.reply>
type Parts = Reply['components']
type Shown = Pick<KeptComponents, 'semesterID' | 'components'>
type Change = Reply['changes'][number]
type State = NonNullable<Change['after']>
/** What of a part was seen: its deadline and points, and how it was called. */
type Seen = State & Pick<Change, 'component' | 'componenteng'>

const lookOf = (parts: Parts): Look =>
  Object.fromEntries(
    parts.map(({ componentID, deadline, score, component, componenteng }) => [
      String(componentID),
      { deadline, score, component, componenteng } satisfies Seen,
    ]),
  )

/**
 * Takes the parts of a thesis in one semester; gives what of them may change by itself, their deadlines and points, what
 * they are called, and whose semester it is.
 */
export const lookOfParts = ({ semesterID, components }: Shown): Look => ({
  semester: semesterID,
  parts: lookOf(components),
})

/** Takes the same; gives the name of what of it may change by itself. */
export const versionOfParts = ({ semesterID, components }: Shown): string =>
  versionOf([
    semesterID,
    ...components.flatMap(({ componentID, deadline, score }) => [componentID, deadline, score]),
  ])

const stateOf = (seen: Seen | null): State | null => seen && { deadline: seen.deadline, score: seen.score }

/** Parts that were added, taken out, moved or given points since she last looked; another semester has others. */
const changesSince = (seen: Look, { semesterID, components }: Shown): Change[] => {
  if (seen['semester'] !== semesterID) return []
  return sinceLastLook(seen['parts'] as Look, lookOf(components)).flatMap(({ key, before, after }) => {
    const [was, is] = [stateOf(before as Seen | null), stateOf(after as Seen | null)]
    const { component, componenteng } = (after ?? before) as Seen
    if (sameText(was) === sameText(is)) return []
    return [{ componentID: Number(key), component, componenteng, before: was, after: is }]
  })
}

/** Takes a student; gives the parts of her work and what changed of them since she last looked. Refuses who is no master's student. */
export const readComponents = async (db: Connection, studentID: number): Promise<Reply> => {
  const kept = forMasters(await componentsOf(db, studentID))
  const look = sinceLook(kept, versionOfParts(kept), (seen) => changesSince(seen, kept))
  return { components: kept.components, ...look }
}

/** Takes a student and the version of the parts that she says she has seen; keeps it, while it is true. */
export const seeComponents = async (db: Connection, studentID: number, version: string): Promise<'ok'> => {
  const kept = forMasters(await componentsOf(db, studentID))
  const now = { now: lookOfParts(kept), current: versionOfParts(kept), version }
  return keepLook(db, studentID, 'components', now)
}
