import type { Database } from '#server/db/open.ts'
import { lookAtTheFirst, type SeatOutcome } from './sql.ts'

/** After so many seats the tables no longer look empty. */
export const firstSeats = 100

const taken = new WeakMap<Database, number>()

/**
 * Takes what came of an item; once this process has taken its first hundred seats, the database looks at its tables anew. A
 * plan that was made while nobody was registered goes through everybody's registrations for each student, and would go on
 * doing so in the busiest minute: PostgreSQL itself looks once a minute.
 */
export const countFirstSeats = (db: Database, { outcome, moves }: SeatOutcome): void => {
  const before = taken.get(db) ?? 0
  if (outcome !== 'done' || before >= firstSeats) return
  const now = before + moves.filter(({ registration }) => registration !== null).length
  taken.set(db, now)
  // When that fails PostgreSQL looks by itself within a minute.
  if (now >= firstSeats) lookAtTheFirst(db).catch(() => undefined)
}
