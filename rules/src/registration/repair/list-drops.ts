/** A registered subject that could be given up for another one. */
export interface Droppable {
  readonly subjectID: number
  readonly ects: number
}

/**
 * The registered subjects of which giving up one is enough to take a new subject: the credits then allow it, and a whole set of
 * its groups can be taken. The one with the fewest credits comes first, and among equal ones the one registered first.
 */
export const listDrops = <Subject extends Droppable>(
  registered: readonly Subject[],
  /** Whether the limits allow this many credits more, or fewer if negative. */
  allows: (adding: number) => boolean,
  ects: number,
  hasSetWithout: (dropped: Subject) => boolean,
): Subject[] =>
  allows(ects)
    ? []
    : registered
        .filter((own) => allows(ects - own.ects) && hasSetWithout(own))
        .toSorted((one, other) => one.ects - other.ects)
