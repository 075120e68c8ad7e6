/** A snapshot has no code of registration: its part shows the placeholder. */
export const LazyPlanWeek = (): never => {
  throw new Error('not in a snapshot')
}
