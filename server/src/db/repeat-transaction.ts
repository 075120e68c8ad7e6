import { readSqlState } from './errors/is-statement-error.ts'

// Deadlock, serialization failure, unique violation.
const overtakenStates = new Set(['40P01', '40001', '23505'])
const maxAttempts = 3

/** Whether a concurrent transaction caused the error, so that a retry may succeed. */
export const isOvertaken = (error: unknown): boolean => overtakenStates.has(readSqlState(error))

/**
 * Retries a transaction that was rolled back because of a concurrent one. The retry sees what the other one committed, and
 * refuses or repeats it in its own words. The transaction must not have effects outside of the database.
 */
export const repeatTransaction = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === maxAttempts || !isOvertaken(error)) throw error
    }
  }
}
