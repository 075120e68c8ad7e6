import { checkModuleRestriction, addSmallestSubject, type ModuleLoad } from './module-restriction.ts'

/** A module's limits; `choose` is how many subjects of a block may be chosen. */
export interface LimitedModule {
  readonly moduleID: number
  readonly maximumCredits: number | null
  readonly maximumSubjects: number | null
  readonly after: { readonly moduleID: number; readonly credits: number } | null
  readonly blocks: readonly {
    readonly blockID: number
    readonly choose: number
    readonly subjects: readonly number[]
  }[]
}

/** An earned or registered subject, and the one module in which it counts. */
export interface CountedSubject {
  readonly subjectID: number
  readonly credits: number
  readonly moduleID: number | null
  readonly isEarned: boolean
}

/** A subject to register for, and the one that is given up for it. */
export interface SubjectChoice {
  readonly subjectID: number
  readonly ects: number
  readonly instead?: number | null
}

export type BrokenLimit =
  | { readonly limit: 'order'; readonly earned: number }
  | { readonly limit: 'subjects' }
  | { readonly limit: 'credits'; readonly sum: number }
  | { readonly limit: 'block'; readonly blockID: number }

export const toModuleLoad = (counted: readonly CountedSubject[]): ModuleLoad => ({
  credits: counted.reduce((sum, { credits }) => sum + credits, 0),
  subjects: counted.length,
})

/** Without a choice: the load after the smallest possible subject. */
const getLoadAfter = (inside: readonly CountedSubject[], choice: SubjectChoice | null): ModuleLoad => {
  if (choice === null) return addSmallestSubject(toModuleLoad(inside))
  const { subjectID, ects, instead } = choice
  const before = inside.find((each) => each.subjectID === subjectID)
  const left = inside.filter(
    (each) => each.subjectID !== subjectID && (each.subjectID !== instead || each.isEarned),
  )
  const { credits, subjects } = toModuleLoad(left)
  return { credits: credits + (before?.credits ?? ects), subjects: subjects + 1 }
}

/**
 * The limit of the module, or of the subject's block, that a choice would break (spec 4.11.3). A `choice` of null asks
 * for any other subject. `counted` is called only when there is a limit to check.
 */
export const checkModuleLimits = (
  { moduleID, maximumCredits, maximumSubjects, after, blocks }: LimitedModule,
  counted: () => readonly CountedSubject[],
  choice: SubjectChoice | null,
): BrokenLimit | null => {
  const block = blocks.find(({ subjects }) => choice !== null && subjects.includes(choice.subjectID))
  if (maximumCredits === null && maximumSubjects === null && after === null && block === undefined)
    return null
  const all = counted()
  const inside = all.filter((each) => each.moduleID === moduleID)
  const before = toModuleLoad(inside)
  const earned = toModuleLoad(
    all.filter((each) => each.isEarned && each.moduleID === (after?.moduleID ?? 0)),
  ).credits
  const limits = { maximumCredits, maximumSubjects, after: after && { credits: after.credits, earned } }
  const limit = checkModuleRestriction(limits, before, getLoadAfter(inside, choice))
  if (limit === 'order') return { limit, earned }
  if (limit === 'subjects') return { limit }
  if (limit === 'credits') return { limit, sum: before.credits }
  if (block === undefined) return null
  const inBlock = inside.filter(({ subjectID }) => block.subjects.includes(subjectID))
  const blockLimits = { maximumCredits: null, maximumSubjects: block.choose, after: null }
  return checkModuleRestriction(blockLimits, toModuleLoad(inBlock), getLoadAfter(inBlock, choice)) === null
    ? null
    : { limit: 'block', blockID: block.blockID }
}
