import { readSqlState } from '#server/db/is-statement-error.ts'

// Deadlock, serialization, unique key, the bound of the seats: another transaction was first, so the same is tried
// again on what it left.
const retryableStates = new Set(['40P01', '40001', '23505', '23514'])

/** Takes what a statement threw; says whether another transaction was faster and the same may be tried again. */
export const isSerializationFailure = (error: unknown): boolean => retryableStates.has(readSqlState(error))
