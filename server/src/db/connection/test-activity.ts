import { vi } from 'vitest'
import type { Database } from '../open.ts'

const activity = `from pg_stat_activity where datname = current_database()`
const options = { timeout: 20_000, interval: 20 }

const until = (db: Database, condition: string, count: number): Promise<number[]> =>
  vi.waitFor(async () => {
    const rows = await db.rows<{ pid: number }>({ name: '', text: `select pid ${activity} and ${condition}` })
    if (rows.length < count) throw new Error(`${rows.length} of ${count} connections with ${condition}`)
    return rows.map(({ pid }) => pid)
  }, options)

/** Waits until so many statements wait for a lock; returns the processes of the database that run them. */
export const untilWaiting = (db: Database, count = 1): Promise<number[]> =>
  until(db, `wait_event_type = 'Lock'`, count)

/** Waits until each channel has a connection that listens to it. */
export const untilListening = async (db: Database, ...channels: string[]): Promise<void> => {
  for (const channel of channels) await until(db, `query = 'listen "${channel}"' and state = 'idle'`, 1)
}
