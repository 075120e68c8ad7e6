import type { Database } from '#server/db/open.ts'
import { analyzeSeats, type CommitResult } from './sql.ts'

/** Number of seats after which the tables no longer look empty. */
export const analyzeAfter = 100

const seatsTaken = new WeakMap<Database, number>()

/**
 * Analyzes the tables of seats once this process has taken its first hundred. A plan that was made while nobody was
 * registered reads everybody's registrations for each student, and would do so in the busiest minute: PostgreSQL by
 * itself analyzes once a minute.
 */
export const analyzeAfterFirstSeats = (db: Database, { outcome, moves }: CommitResult): void => {
  const before = seatsTaken.get(db) ?? 0
  if (outcome !== 'done' || before >= analyzeAfter) return
  const now = before + moves.filter(({ registration }) => registration !== null).length
  seatsTaken.set(db, now)
  // When that fails PostgreSQL analyzes by itself within a minute.
  if (now >= analyzeAfter) analyzeSeats(db).catch(() => undefined)
}
