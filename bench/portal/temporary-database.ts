import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded, type Embedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'

/** Starts a PostgreSQL of its own with a migrated, empty database; gives its URL to the work and leaves nothing behind. */
export const withTemporaryDatabase = async <Result>(
  work: (url: string, dataDir: string, embedded: Embedded) => Promise<Result>,
): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const embedded = await startEmbedded({ dataDir, log: () => undefined })
  try {
    await migrate(embedded.url)
    return await work(embedded.url, dataDir, embedded)
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
