import { diffSnapshots, type PageSnapshot } from './diff-snapshots.ts'

/** A student's programme as it stands: with which concentration and minor (null: none), and what its modules ask for and list. */
export interface ShownProgramme {
  readonly programID: number
  readonly concentrationID: number | null
  readonly minorID: number | null
  readonly modules: readonly {
    readonly program_moduleID: number
    readonly module: string
    readonly moduleeng: string
    readonly ects: number
    readonly subjectIDs: readonly number[]
  }[]
}

/** What is kept of a module when she looks. */
type SeenModule = Omit<ShownProgramme['modules'][number], 'program_moduleID'>

/** What changed of a module: its credits, and the subjects that it lists; null: it was, or is, not there. */
export interface ModuleChange {
  readonly program_moduleID: number
  readonly module: string
  readonly moduleeng: string
  readonly before: { readonly ects: number } | null
  readonly after: { readonly ects: number } | null
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

/** Takes a programme; gives it as it is kept when she looks, the same in whatever order it is told. */
export const toProgrammeSnapshot = ({
  programID,
  concentrationID,
  minorID,
  modules,
}: ShownProgramme): PageSnapshot => ({
  programID,
  concentrationID,
  minorID,
  modules: Object.fromEntries(
    modules.map(({ program_moduleID, module, moduleeng, ects, subjectIDs }): [string, SeenModule] => [
      String(program_moduleID),
      { module, moduleeng, ects, subjectIDs: subjectIDs.toSorted((a, b) => a - b) },
    ]),
  ),
})

/**
 * Takes what she saw and what stands there now, both from `programmeLook`; gives what others changed in it: modules with
 * other credits or subjects, and those that came or went. What her own choice of a concentration or a minor brought or
 * took is no news, and nor is another programme.
 */
export const listProgrammeChanges = (seen: PageSnapshot, now: PageSnapshot): ModuleChange[] => {
  if (seen['programID'] !== now['programID']) return []
  const isHerChoice = seen['concentrationID'] !== now['concentrationID'] || seen['minorID'] !== now['minorID']
  return diffSnapshots(seen['modules'] as PageSnapshot, now['modules'] as PageSnapshot).flatMap(
    ({ key, before, after }) => {
      const [was, is] = [before as SeenModule | null, after as SeenModule | null]
      if (isHerChoice && (was === null || is === null)) return []
      const { module, moduleeng } = (is ?? was)!
      const isThere = was !== null && is !== null
      const added = isThere ? is.subjectIDs.filter((id) => !was.subjectIDs.includes(id)) : []
      const removed = isThere ? was.subjectIDs.filter((id) => !is.subjectIDs.includes(id)) : []
      // Another name alone is none either.
      if (isThere && was.ects === is.ects && added.length + removed.length === 0) return []
      const [then, today] = [was && { ects: was.ects }, is && { ects: is.ects }]
      return [
        { program_moduleID: Number(key), module, moduleeng, before: then, after: today, added, removed },
      ]
    },
  )
}
