import { diffSnapshots, type PageSnapshot } from './diff-snapshots.ts'

/** The student's programme with its concentration and minor (null: none). */
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

type SeenModule = Omit<ShownProgramme['modules'][number], 'program_moduleID'>

/** A change of a module's credits or subjects; null: the module did not exist, or no longer does. */
export interface ModuleChange {
  readonly program_moduleID: number
  readonly module: string
  readonly moduleeng: string
  readonly before: { readonly ects: number } | null
  readonly after: { readonly ects: number } | null
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

/** The same for any order of modules and subjects. */
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
 * Changes that others made between two snapshots: modules with other credits or subjects, and modules that were added or
 * removed. What the student's own choice of a concentration or a minor brought or removed is left out, and so is
 * everything of another programme.
 */
export const listProgrammeChanges = (seen: PageSnapshot, now: PageSnapshot): ModuleChange[] => {
  if (seen['programID'] !== now['programID']) return []
  const isOwnChoice = seen['concentrationID'] !== now['concentrationID'] || seen['minorID'] !== now['minorID']
  return diffSnapshots(seen['modules'] as PageSnapshot, now['modules'] as PageSnapshot).flatMap(
    ({ key, before, after }) => {
      const [was, is] = [before as SeenModule | null, after as SeenModule | null]
      if (isOwnChoice && (was === null || is === null)) return []
      const { module, moduleeng } = (is ?? was)!
      const isThere = was !== null && is !== null
      const added = isThere ? is.subjectIDs.filter((id) => !was.subjectIDs.includes(id)) : []
      const removed = isThere ? was.subjectIDs.filter((id) => !is.subjectIDs.includes(id)) : []
      // A different name only is no change.
      if (isThere && was.ects === is.ects && added.length + removed.length === 0) return []
      const [then, today] = [was && { ects: was.ects }, is && { ects: is.ects }]
      return [
        { program_moduleID: Number(key), module, moduleeng, before: then, after: today, added, removed },
      ]
    },
  )
}
