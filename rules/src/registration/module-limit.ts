import { checkModuleRestriction, addSmallestSubject, type ModuleLoad } from './module-restriction.ts'

/** A module with what limits the choice out of it, and its blocks: so many subjects of each may be chosen. */
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

/** A subject that is earned or registered, and the one module in which it counts. */
export interface CountedSubject {
  readonly subjectID: number
  readonly credits: number
  readonly moduleID: number | null
  readonly isEarned: boolean
}

/** A subject that would be taken out of a module, and the one that is given up for it. */
export interface SubjectChoice {
  readonly subjectID: number
  readonly ects: number
  readonly instead?: number | null
}

/** The limit that a choice would break, with what it says of it. */
export type BrokenLimit =
  | { readonly limit: 'order'; readonly earned: number }
  | { readonly limit: 'subjects' }
  | { readonly limit: 'credits'; readonly sum: number }
  | { readonly limit: 'block'; readonly blockID: number }

/** Takes what is counted; gives its credits, and how many subjects that is. */
export const toModuleLoad = (counted: readonly CountedSubject[]): ModuleLoad => ({
  credits: counted.reduce((sum, { credits }) => sum + credits, 0),
  subjects: counted.length,
})

/** Without a subject: whether any other one could be taken. */
const getLoadAfter = (inside: readonly CountedSubject[], taking: SubjectChoice | null): ModuleLoad => {
  if (taking === null) return addSmallestSubject(toModuleLoad(inside))
  const { subjectID, ects, instead } = taking
  const before = inside.find((each) => each.subjectID === subjectID)
  const left = inside.filter(
    (each) => each.subjectID !== subjectID && (each.subjectID !== instead || each.isEarned),
  )
  const { credits, subjects } = toModuleLoad(left)
  return { credits: credits + (before?.credits ?? ects), subjects: subjects + 1 }
}

/**
 * Takes a module, what is earned and registered, and the subject to be taken out of it (null: any other); gives the
 * limit of the module or of the subject's block that this breaks, or null (spec 4.11.3).
 */
export const checkModuleLimits = (
  { moduleID, maximumCredits, maximumSubjects, after, blocks }: LimitedModule,
  counted: () => readonly CountedSubject[],
  taking: SubjectChoice | null,
): BrokenLimit | null => {
  const block = blocks.find(({ subjects }) => taking !== null && subjects.includes(taking.subjectID))
  if (maximumCredits === null && maximumSubjects === null && after === null && block === undefined)
    return null
  const all = counted()
  const inside = all.filter((each) => each.moduleID === moduleID)
  const before = toModuleLoad(inside)
  const earned = toModuleLoad(
    all.filter((each) => each.isEarned && each.moduleID === (after?.moduleID ?? 0)),
  ).credits
  const limits = { maximumCredits, maximumSubjects, after: after && { credits: after.credits, earned } }
  const limit = checkModuleRestriction(limits, before, getLoadAfter(inside, taking))
  if (limit === 'order') return { limit, earned }
  if (limit === 'subjects') return { limit }
  if (limit === 'credits') return { limit, sum: before.credits }
  if (block === undefined) return null
  const inBlock = inside.filter(({ subjectID }) => block.subjects.includes(subjectID))
  const ofBlock = { maximumCredits: null, maximumSubjects: block.choose, after: null }
  return checkModuleRestriction(ofBlock, toModuleLoad(inBlock), getLoadAfter(inBlock, taking)) === null
    ? null
    : { limit: 'block', blockID: block.blockID }
}
