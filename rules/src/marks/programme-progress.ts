export type SubjectProgress = 'passed' | 'registered' | 'planned' | 'failed' | 'open'

/** `isEarned`: passed or recognised; `isPlanned`: pre-registered or in a plan; `isMarked`: has a final mark. */
export interface SubjectFacts {
  readonly isEarned: boolean
  readonly isRegistered: boolean
  readonly isPlanned: boolean
  readonly isMarked: boolean
}

/** The best of several applies. */
export const getSubjectProgress = ({
  isEarned,
  isRegistered,
  isPlanned,
  isMarked,
}: SubjectFacts): SubjectProgress =>
  isEarned ? 'passed' : isRegistered ? 'registered' : isPlanned ? 'planned' : isMarked ? 'failed' : 'open'

/** Credits of a module or a programme; `missing` are neither done, nor registered, nor planned. */
export interface CreditProgress {
  readonly required: number
  readonly done: number
  readonly registered: number
  readonly planned: number
  readonly missing: number
}

/** `required` are the credits that the module asks for; taking more than those never makes `missing` negative. */
export const calculateCreditProgress = (
  required: number,
  subjects: readonly { readonly credits: number; readonly progress: SubjectProgress }[],
): CreditProgress => {
  const sumCredits = (which: SubjectProgress) =>
    subjects.reduce((sum, { credits, progress }) => sum + (progress === which ? credits : 0), 0)
  const [done, registered, planned] = [sumCredits('passed'), sumCredits('registered'), sumCredits('planned')]
  return {
    required,
    done,
    registered,
    planned,
    missing: Math.max(0, required - done - registered - planned),
  }
}

/** Credits over in one module do not make up for those missing in another. */
export const sumCreditProgress = (modules: readonly CreditProgress[]): CreditProgress =>
  modules.reduce(
    (sum, each) => ({
      required: sum.required + each.required,
      done: sum.done + each.done,
      registered: sum.registered + each.registered,
      planned: sum.planned + each.planned,
      missing: sum.missing + each.missing,
    }),
    { required: 0, done: 0, registered: 0, planned: 0, missing: 0 },
  )
