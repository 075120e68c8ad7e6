/** The rows that an import removes from the catalogue. */
export interface Removals {
  readonly kind: 'groups' | 'subjects'
  readonly removed: number
  /** How many the source had before. */
  readonly of: number
}

const maxShare = 0.05

export const countRemovals = (all: readonly Removals[]): number =>
  all.reduce((sum, { removed }) => sum + removed, 0)

/** Whether so much would go that the files are probably incomplete, and more than the administrator allows. */
export const areTooManyRemovals = (all: readonly Removals[], allowed: number): boolean =>
  all.some(({ removed, of }) => removed > of * maxShare) && countRemovals(all) > allowed
