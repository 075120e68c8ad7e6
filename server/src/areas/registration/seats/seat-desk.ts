import { isOfTheStatement } from '#server/db/of-the-statement.ts'
import type { Database } from '#server/db/open.ts'
import { countFirstSeats } from './first-seats.ts'
import { isLostRace } from './lost-race.ts'
import { tellSeats } from './seat-news.ts'
import { settleSeats, type SeatItem, type SeatOutcome } from './sql.ts'

/** What waits while one transaction runs goes together in the next; so many students at most. */
const together = 128
/** While the answers of one transaction go out, the database has the next one: so many at the same time. */
const clerks = 2
const attempts = 3

interface Waiting {
  readonly item: SeatItem
  readonly resolve: (outcome: SeatOutcome) => void
  readonly reject: (reason: unknown) => void
}

interface Desk {
  waiting: Waiting[]
  /** The students whose items are being settled. */
  readonly inside: Set<number>
  open: number
}

const desks = new WeakMap<Database, Desk>()

/** Takes from the front what can go together: one item of each student, because each moves her version on. */
const nextBatch = (desk: Desk): Waiting[] => {
  const students = new Set(desk.inside)
  const [batch, left]: [Waiting[], Waiting[]] = [[], []]
  for (const each of desk.waiting) {
    const fits = batch.length < together && !students.has(each.item.student)
    if (fits) students.add(each.item.student)
    ;(fits ? batch : left).push(each)
  }
  desk.waiting = left
  return batch
}

const settled = (db: Database, { item, resolve }: Waiting, outcome: SeatOutcome): void => {
  resolve(outcome)
  tellSeats(db, item, outcome)
  countFirstSeats(db, outcome)
}

/** Settles some in one transaction. What throws is settled in halves: one student's trouble is hers, and few wait for it. */
const settleBatch = async (db: Database, batch: readonly Waiting[], tried = 1): Promise<void> => {
  const items = batch.map(({ item }) => item)
  const outcomes = await settleSeats(db.ahead, items).catch(async (error: unknown) => {
    if (batch.length > 1 && isOfTheStatement(error)) {
      const half = Math.ceil(batch.length / 2)
      await settleBatch(db, batch.slice(0, half))
      await settleBatch(db, batch.slice(half))
    } else if (batch.length === 1 && tried < attempts && isLostRace(error)) {
      await settleBatch(db, batch, tried + 1)
    } else for (const { reject } of batch) reject(error)
    return []
  })
  for (const outcome of outcomes) settled(db, batch[outcome.n - 1]!, outcome)
}

const serve = async (db: Database, desk: Desk): Promise<void> => {
  desk.open += 1
  for (let batch = nextBatch(desk); batch.length > 0; batch = nextBatch(desk)) {
    for (const { item } of batch) desk.inside.add(item.student)
    await settleBatch(db, batch)
    for (const { item } of batch) desk.inside.delete(item.student)
  }
  desk.open -= 1
}

/** Takes what one student wants of her seats; gives what came of it, after its transaction is kept (decision record 6). */
export const settle = (db: Database, item: SeatItem): Promise<SeatOutcome> => {
  const desk = desks.get(db) ?? { waiting: [], inside: new Set<number>(), open: 0 }
  desks.set(db, desk)
  const { promise, resolve, reject } = Promise.withResolvers<SeatOutcome>()
  desk.waiting.push({ item, resolve, reject })
  const isCrowded = desk.waiting.length >= together / 2
  if (desk.open === 0 || (desk.open < clerks && isCrowded)) void serve(db, desk)
  return promise
}
