interface Placed {
  readonly subject: { readonly credits: number; readonly field: string }
  readonly semester: number
}

const fullSemesterCredits = 31

/**
 * Moves compulsory subjects from an overfull semester into the next one: general education first, because no subject
 * requires it.
 */
export const balanceSemesters = <Each extends Placed>(
  placements: readonly Each[],
  semesters: number,
): Each[] => {
  const result = [...placements]
  for (let semester = 1; semester < semesters; semester++) {
    for (;;) {
      const here = result.filter((each) => each.semester === semester)
      if (here.reduce((sum, { subject }) => sum + subject.credits, 0) <= fullSemesterCredits) break
      const moved = here.findLast(({ subject }) => subject.field === 'gen') ?? here.at(-1)!
      result[result.indexOf(moved)] = { ...moved, semester: semester + 1 }
    }
  }
  return result
}
