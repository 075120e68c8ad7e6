import type { Readable } from 'node:stream'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'

interface Writer {
  readonly bytes: Readable
  lastByteAt: number
  readonly ended: Promise<unknown>
}

/** After this long the connection is probably broken, and the client is retrying on another one. */
const stalledMs = 5000
const retrySeconds = 5

/** The writers in this process, by sender and upload. */
const writersByDatabase = new WeakMap<Database, Map<string, Writer>>()
const getWriters = (db: Database): Map<string, Writer> => {
  const known = writersByDatabase.get(db) ?? new Map<string, Writer>()
  writersByDatabase.set(db, known)
  return known
}

const isStalled = ({ bytes, lastByteAt }: Writer): boolean =>
  !bytes.readableEnded && performance.now() - lastByteAt >= stalledMs

const refuse = () => new Refusal(words.uploadBusy, { seconds: retrySeconds }, retrySeconds)

/**
 * Runs the work as the only writer of this upload. Refuses with 409 while another request is sending bytes. A writer
 * without progress is ended, and its bytes are kept. A writer in another process is not noticed, which only wastes its
 * bytes. Call `onBytes` when bytes arrive.
 */
export const writeAlone = async <Result>(
  db: Database,
  key: string,
  bytes: Readable,
  work: (onBytes: () => void) => Promise<Result>,
): Promise<Result> => {
  const writers = getWriters(db)
  const former = writers.get(key)
  if (former !== undefined) {
    if (!isStalled(former)) throw refuse()
    former.bytes.destroy()
    await former.ended
    // Another waiter may have been first.
    if (writers.has(key)) throw refuse()
  }
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const writer: Writer = { bytes, lastByteAt: performance.now(), ended }
  writers.set(key, writer)
  try {
    return await work(() => (writer.lastByteAt = performance.now()))
  } finally {
    writers.delete(key)
    resolve()
  }
}
