// Deadlock, serialization, unique key, the bound of the seats: another transaction was first, so the same is tried
// again on what it left.
const lost = new Set(['40P01', '40001', '23505', '23514'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

// Integrity, rollback and everything about the data: classes 21 to 23, 40 and P0; a lost connection is none of them.
const ofTheStatement = /^(2[1-3]|40|P0)[0-9A-Z]{3}$/

/** Takes what a statement threw; says whether the data was the reason, and not the connection. */
export const isOfTheStatement = (error: unknown): boolean => ofTheStatement.test(codeOf(error))

/** Takes what a statement threw; says whether another transaction was faster and the same may be tried again. */
export const isLostRace = (error: unknown): boolean => lost.has(codeOf(error))
