/** Null is no limit. */
export interface ModuleLimits {
  readonly maximumCredits: number | null
  readonly maximumSubjects: number | null
  /** The order of modules: credits to be earned in another module first, and those earned there by now. */
  readonly after: { readonly credits: number; readonly earned: number } | null
}

/** Credits earned and registered in a module. */
export interface ModuleLoad {
  readonly credits: number
  readonly subjects: number
}

export type ModuleRestriction = 'order' | 'subjects' | 'credits'

/**
 * The limit that a change of the load would break (spec 4.11.3). A change that adds nothing is never refused: it cannot
 * make matters worse.
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

/** The smallest subject has one credit. */
export const addSmallestSubject = ({ credits, subjects }: ModuleLoad): ModuleLoad => ({
  credits: credits + 1,
  subjects: subjects + 1,
})
