import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/open.ts'
import { notifySeats, type SeatItem, type SeatOutcome } from './sql.ts'

/** What moves in so many milliseconds is told together, and so many groups fit into one notification. */
const gatherFor = 100
const groupsInOne = 700

interface News {
  readonly moved: Set<number>
  isTelling: boolean
}

const news = new WeakMap<Database, News>()

const tell = async (db: Database, own: News): Promise<void> => {
  own.isTelling = true
  while (own.moved.size > 0) {
    await sleep(gatherFor)
    const moved = [...own.moved]
    own.moved.clear()
    for (let from = 0; from < moved.length; from += groupsInOne) {
      // Who watches reads again now and then: a word that is lost costs a moment, never a seat.
      await notifySeats(db.ahead, moved.slice(from, from + groupsInOne)).catch(() => undefined)
    }
  }
  own.isTelling = false
}

/**
 * Takes an item that was settled; lets every process know which groups have other seats now. Apart from the transactions
 * that took them: one that notifies waits for all others that do.
 */
export const tellSeats = (db: Database, item: SeatItem, outcome: SeatOutcome): void => {
  if (outcome.outcome !== 'done') return
  const own = news.get(db) ?? { moved: new Set(), isTelling: false }
  news.set(db, own)
  outcome.moves.forEach(({ registration, had }, nth) => {
    if (registration === null) return
    for (const group of [...had, ...(item.moves[nth]?.groups ?? [])]) own.moved.add(group)
  })
  if (own.moved.size > 0 && !own.isTelling) void tell(db, own)
}
