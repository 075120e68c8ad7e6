import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/open.ts'
import { listReaders, sendToEach, type LiveEvent } from '#server/http/events.ts'
import { countNewOfEach } from '#server/new-counts/sql.ts'

/** Changes within this time are sent together. */
const pauseMs = 250
/** How many students are counted with one query. */
const perQuery = 1000

interface Queue {
  /** Students whose counts have changed since the last event; `all` for everybody who reads. */
  changed: Set<number> | 'all'
  isSending: boolean
}

const queues = new WeakMap<Database, Queue>()

const sendQueue = async (db: Database, queue: Queue): Promise<void> => {
  queue.isSending = true
  while (queue.changed === 'all' || queue.changed.size > 0) {
    await sleep(pauseMs)
    const { changed } = queue
    queue.changed = new Set()
    const readers = listReaders(db).filter((each) => changed === 'all' || changed.has(each))
    for (let from = 0; from < readers.length; from += perQuery) {
      // After a failed read the page has the counts of its next visit.
      const counts = await countNewOfEach(db, readers.slice(from, from + perQuery)).catch(() => [])
      const events = counts.map(({ studentID, ...count }): [number, LiveEvent] => [
        studentID,
        { topic: 'notifications', ...count },
      ])
      await sendToEach(db, new Map(events))
    }
  }
  queue.isSending = false
}

/** Sends the students who read a stream how much is new for each of them. */
export const sendCounts = (db: Database, students: readonly number[] | 'all'): void => {
  const queue = queues.get(db) ?? { changed: new Set(), isSending: false }
  queues.set(db, queue)
  if (students === 'all') queue.changed = 'all'
  else if (queue.changed !== 'all') for (const student of students) queue.changed.add(student)
  if (!queue.isSending) void sendQueue(db, queue)
}
