import type * as z from 'zod/mini'
import type { master } from '#contract/master.ts'
import { sameText, sinceLastLook, type Look } from '#rules/since-last-look.ts'
import { keepLook } from '#server/areas/looks/keep-look.ts'
import { sinceLook } from '#server/areas/looks/since-look.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'
import type { Connection } from '#server/db/open.ts'
import { forMasters } from '../for-masters.ts'
import { componentsOf } from './sql.ts'

type Reply = z.input<typeof master.components.reply>
type Parts = Reply['components']
type Change = Reply['changes'][number]
type State = NonNullable<Change['after']>
/** What of a part was seen: its deadline and points, and how it was called. */
type Seen = State & Pick<Change, 'component' | 'componenteng'>

/** Takes the parts of a thesis; gives what of them may change by itself, their deadlines and points, and what they are called. */
export const lookOfParts = (parts: Parts): Look =>
  Object.fromEntries(
    parts.map(({ componentID, deadline, score, component, componenteng }) => [
      String(componentID),
      { deadline, score, component, componenteng } satisfies Seen,
    ]),
  )

/** Takes the same; gives the name of what of it may change by itself. */
export const versionOfParts = (parts: Parts): string =>
  versionOf(parts.flatMap(({ componentID, deadline, score }) => [componentID, deadline, score]))

const stateOf = (seen: Seen | null): State | null => seen && { deadline: seen.deadline, score: seen.score }

/** Parts that were added, taken out, moved or given points since she last looked. */
const changesSince = (seen: Look, parts: Parts): Change[] =>
  sinceLastLook(seen, lookOfParts(parts)).flatMap(({ key, before, after }) => {
    const [was, is] = [stateOf(before as Seen | null), stateOf(after as Seen | null)]
    const { component, componenteng } = (after ?? before) as Seen
    if (sameText(was) === sameText(is)) return []
    return [{ componentID: Number(key), component, componenteng, before: was, after: is }]
  })

/** Takes a student; gives the parts of her work and what changed of them since she last looked. Refuses who is no master's student. */
export const readComponents = async (db: Connection, studentID: number): Promise<Reply> => {
  const kept = forMasters(await componentsOf(db, studentID))
  const { components } = kept
  const look = sinceLook(kept, versionOfParts(components), (seen) => changesSince(seen, components))
  return { components, ...look }
}

/** Takes a student and the version of the parts that she says she has seen; keeps it, while it is true. */
export const seeComponents = async (db: Connection, studentID: number, version: string): Promise<'ok'> => {
  const { components } = forMasters(await componentsOf(db, studentID))
  const now = { now: lookOfParts(components), current: versionOfParts(components), version }
  return keepLook(db, studentID, 'components', now)
}
