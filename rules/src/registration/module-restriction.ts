/** What limits the choice out of one module of a programme; null is no limit. */
export interface ModuleLimits {
  readonly maximumCredits: number | null
  readonly maximumSubjects: number | null
  /** The order of modules: the credits to be earned in another one first, and those earned there by now. */
  readonly after: { readonly credits: number; readonly earned: number } | null
}

/** What is earned and registered in a module: its credits, and how many subjects that is. */
export interface ModuleLoad {
  readonly credits: number
  readonly subjects: number
}

/** Which limit another subject would break: that of the order, of the number of subjects, or of the credits. */
export type ModuleRestriction = 'order' | 'subjects' | 'credits'

/**
 * Takes a module's limits and its load before and after a choice; gives the limit that the choice would break, or null
 * (spec 4.11.3). A choice that adds nothing is never refused: it cannot make matters worse.
 */
export const checkModuleRestriction = (
  { maximumCredits, maximumSubjects, after: order }: ModuleLimits,
  before: ModuleLoad,
  after: ModuleLoad,
): ModuleRestriction | null => {
  const addsSubjects = after.subjects > before.subjects
  if (addsSubjects && order !== null && order.earned < order.credits) return 'order'
  if (addsSubjects && maximumSubjects !== null && after.subjects > maximumSubjects) return 'subjects'
  if (after.credits > before.credits && maximumCredits !== null && after.credits > maximumCredits)
    return 'credits'
  return null
}

/** Takes a module's load; gives it with the least that another subject adds: one subject of one credit. */
export const addSmallestSubject = ({ credits, subjects }: ModuleLoad): ModuleLoad => ({
  credits: credits + 1,
  subjects: subjects + 1,
})
