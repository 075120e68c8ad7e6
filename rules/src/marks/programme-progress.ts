/** How far a student is with a subject of her programme. */
export type SubjectProgress = 'passed' | 'registered' | 'planned' | 'failed' | 'open'

/** What is known of a subject: passed or recognised, registered now, wished for or in a plan, marked without passing. */
export interface SubjectFacts {
  readonly isEarned: boolean
  readonly isRegistered: boolean
  readonly isPlanned: boolean
  readonly isMarked: boolean
}

/** Takes what is known of a subject; gives how far she is: what is better wins. */
export const getSubjectProgress = ({
  isEarned,
  isRegistered,
  isPlanned,
  isMarked,
}: SubjectFacts): SubjectProgress =>
  isEarned ? 'passed' : isRegistered ? 'registered' : isPlanned ? 'planned' : isMarked ? 'failed' : 'open'

/** Credits of a module or a programme by how far they are; missing: neither done, nor running, nor planned. */
export interface CreditProgress {
  readonly required: number
  readonly done: number
  readonly registered: number
  readonly planned: number
  readonly missing: number
}

/** Takes the credits that a module requires and its subjects; gives its credits. What is more than required misses nothing. */
export const calculateCreditProgress = (
  required: number,
  subjects: readonly { readonly credits: number; readonly progress: SubjectProgress }[],
): CreditProgress => {
  const sumOf = (which: SubjectProgress) =>
    subjects.reduce((sum, { credits, progress }) => sum + (progress === which ? credits : 0), 0)
  const [done, registered, planned] = [sumOf('passed'), sumOf('registered'), sumOf('planned')]
  return {
    required,
    done,
    registered,
    planned,
    missing: Math.max(0, required - done - registered - planned),
  }
}

/** Takes the credits of modules; gives those of all together: what is missing in one is not made up for by another. */
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
