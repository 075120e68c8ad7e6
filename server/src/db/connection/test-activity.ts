import { vi } from 'vitest'
import type { Connection, Database } from '../open.ts'

const activity = `from pg_stat_activity where datname = current_database()`
const options = { timeout: 60_000, interval: 20 }

const until = (db: Database, condition: string, count: number): Promise<number[]> =>
  vi.waitFor(async () => {
    const rows = await db.rows<{ pid: number }>({ name: '', text: `select pid ${activity} and ${condition}` })
    if (rows.length < count) throw new Error(`${rows.length} of ${count} connections with ${condition}`)
    return rows.map(({ pid }) => pid)
  }, options)

/** Waits until this many statements wait for a lock; returns the processes of the database that run them. */
export const untilWaiting = (db: Database, count = 1): Promise<number[]> =>
  until(db, `wait_event_type = 'Lock'`, count)

/** Waits until each channel has a connection that listens to it. */
export const untilListening = async (db: Database, ...channels: string[]): Promise<void> => {
  for (const channel of channels) await until(db, `query = 'listen "${channel}"' and state = 'idle'`, 1)
}

interface Overtaking<Result> {
  /** Locks what `begin` waits for. */
  readonly lock: string
  readonly values?: readonly unknown[]
  readonly begin: () => Promise<Result>
  /** Runs in another transaction, which commits before `begin` goes on. */
  readonly meanwhile: (tx: Connection) => Promise<unknown>
}

/** Begins something that has to wait for a lock, and lets another transaction overtake it. */
export const overtake = async <Result>(
  db: Database,
  { lock, values = [], begin, meanwhile }: Overtaking<Result>,
): Promise<Result> => {
  let begun: Promise<Result> | undefined
  await db.transaction(async (tx) => {
    await tx.rows({ name: '', text: lock }, values)
    begun = begin()
    await untilWaiting(db)
    await meanwhile(tx)
  })
  return begun!
}
