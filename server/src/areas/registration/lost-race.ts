// Deadlock, serialization, unique key: another transaction was first, so the decision is taken anew on what it left.
const lost = new Set(['40P01', '40001', '23505'])

/** Takes what a statement threw; says whether another transaction was faster and the same may be tried again. */
export const isLostRace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lost.has(String(error.code))
