import { readSqlState } from '#server/db/errors/is-statement-error.ts'

// Deadlock, serialization, unique key, the CHECK of the seats: another transaction was first.
const retryableStates = new Set(['40P01', '40001', '23505', '23514'])

/** Whether another transaction was faster, so that the same may be tried again on what it left. */
export const isSerializationFailure = (error: unknown): boolean => retryableStates.has(readSqlState(error))
