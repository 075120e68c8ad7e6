import type { Readable } from 'node:stream'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'

interface Writer {
  readonly bytes: Readable
  lastByteAt: number
  readonly ended: Promise<unknown>
}

/** Its connection has probably broken off: the client is trying again over another one. */
const stalledMs = 5000
const retrySeconds = 5

/** Those of this process, by sender and upload. */
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
 * Runs the work as the only one that writes this upload. Refuses with 409 while another request sends bytes of it; one
 * that sends none any more is ended, and what it has sent is kept. A writer in another process only wastes its bytes. `onBytes` is to be called when
 * bytes arrive.
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
    // Others may have waited for the same.
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
