import {
  moduleRestriction,
  oneMore,
  type ModuleLimits,
  type ModuleLoad,
  type ModuleRestriction,
} from '#rules/module-restriction.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CatalogueModule, CountedSubject } from './snapshot.ts'
import { words } from './words.ts'

/** A subject that would be taken out of a module, and the one that is given up for it. */
export interface Taking {
  readonly subjectID: number
  readonly ects: number
  readonly instead?: number | null
}

const loadOf = (counted: readonly CountedSubject[]): ModuleLoad => ({
  credits: counted.reduce((sum, { credits }) => sum + credits, 0),
  subjects: counted.length,
})

/** Without a subject: whether any other one could be taken. */
const withTaken = (inside: readonly CountedSubject[], taking: Taking | null): ModuleLoad => {
  if (taking === null) return oneMore(loadOf(inside))
  const { subjectID, ects, instead } = taking
  const before = inside.find((each) => each.subjectID === subjectID)
  const left = inside.filter(
    (each) => each.subjectID !== subjectID && (each.subjectID !== instead || each.isEarned),
  )
  const { credits, subjects } = loadOf(left)
  return { credits: credits + (before?.credits ?? ects), subjects: subjects + 1 }
}

const order = (
  { after }: CatalogueModule,
  counted: readonly CountedSubject[],
): (ModuleLimits['after'] & object) | null =>
  after && {
    credits: after.credits,
    earned: loadOf(counted.filter(({ moduleID, isEarned }) => isEarned && moduleID === after.moduleID))
      .credits,
  }

/** Takes a module and what is counted; gives what is earned and registered in it. */
export const moduleLoad = (
  { moduleID }: Pick<CatalogueModule, 'moduleID'>,
  counted: readonly CountedSubject[],
): ModuleLoad => loadOf(counted.filter((each) => each.moduleID === moduleID))

/**
 * Takes a module, what the student has earned and registered, and the subject that she would take (null: any other);
 * gives why the module's limits or those of the subject's block do not allow it, or null (spec 7
 * "program_module_restriction").
 */
export const moduleRefusal = (
  module: CatalogueModule,
  counted: () => readonly CountedSubject[],
  taking: Taking | null,
): Refusal | null => {
  const { moduleID, name, maximumCredits, maximumSubjects, after, blocks } = module
  const block = blocks.find(({ subjects }) => taking !== null && subjects.includes(taking.subjectID))
  if (maximumCredits === null && maximumSubjects === null && after === null && block === undefined)
    return null
  const all = counted()
  const inside = all.filter((each) => each.moduleID === moduleID)
  const [before, then] = [loadOf(inside), withTaken(inside, taking)]
  const limits = { maximumCredits, maximumSubjects, after: order(module, all) }
  const breaks = moduleRestriction(limits, before, then)
  const about = { module: name, program_moduleID: moduleID }
  const refusals: Readonly<Record<ModuleRestriction, () => Refusal>> = {
    order: () =>
      new Refusal(words.moduleOrder, {
        ...about,
        first: after!.name,
        credits: after!.credits,
        earned: limits.after!.earned,
      }),
    subjects: () => new Refusal(words.moduleSubjects, { ...about, maximum: maximumSubjects! }),
    credits: () =>
      new Refusal(words.moduleCredits, { ...about, sum: before.credits, maximum: maximumCredits! }),
  }
  if (breaks !== null) return refusals[breaks]()
  if (block === undefined) return null
  const inBlock = inside.filter(({ subjectID }) => block.subjects.includes(subjectID))
  const blockLimits = { maximumCredits: null, maximumSubjects: block.choose, after: null }
  if (moduleRestriction(blockLimits, loadOf(inBlock), withTaken(inBlock, taking)) === null) return null
  return new Refusal(words.blockFull, { ...about, block: block.name, maximum: block.choose })
}
