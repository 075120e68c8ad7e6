import { readSqlState } from './errors/is-statement-error.ts'

// Deadlock, serialization, unique key: another transaction was first.
const overtakenStates = new Set(['40P01', '40001', '23505'])
const maxAttempts = 3

/** Whether another transaction was faster, so that the same may be tried again on what it left. */
export const isOvertaken = (error: unknown): boolean => overtakenStates.has(readSqlState(error))

/**
 * Runs a transaction again that was rolled back because another one was faster: it then sees what that one has left, and
 * refuses or repeats it in its own words. So the work of a transaction must not do anything outside of it.
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
