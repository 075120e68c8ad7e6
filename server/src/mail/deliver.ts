import type { Database } from '#server/db/open.ts'
import { carriers as configured, type Carriers } from './carriers.ts'
import { markSent, takeWaiting, type LetterKind } from './sql.ts'

const tryAgainAfter = 61_000
const underWay = new WeakMap<Database, Promise<void>>()

const carryAll = async (db: Database, carriers: Carriers, kinds: LetterKind[]): Promise<void> => {
  let failed = false
  for (
    let letters = await takeWaiting(db, kinds);
    letters.length > 0;
    letters = await takeWaiting(db, kinds)
  ) {
    for (const letter of letters) {
      try {
        await carriers[letter.kind]?.(letter)
        await markSent(db, letter.id)
      } catch {
        failed = true
      }
    }
  }
  if (failed) setTimeout(() => void deliver(db, carriers), tryAgainAfter).unref()
}

/** Takes the database; carries what waits in the outbox, as far as there is a carrier, and tries again what failed. */
export const deliver = async (db: Database, carriers: Carriers = configured): Promise<void> => {
  const kinds = (['mail', 'sms'] as const).filter((kind) => carriers[kind] !== undefined)
  if (kinds.length === 0) return
  const before = underWay.get(db)
  // A round under way may have looked before this letter was there: one more round comes after it.
  const round = (before ?? Promise.resolve()).then(() => carryAll(db, carriers, kinds)).catch(() => undefined)
  underWay.set(db, round)
  await round
}
