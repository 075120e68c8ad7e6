import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded, type EmbeddedDatabase } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { findPostmaster } from './find-postmaster.ts'

// An interrupted bench stops what it has started. The signal comes from the terminal and from npm: the second must not
// interrupt the clean-up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

/** Runs the work with a temporary PostgreSQL and an empty database of the newest version. */
export const withTemporaryDatabase = async <Result>(
  work: (url: string, dataDir: string, embedded: EmbeddedDatabase) => Promise<Result>,
): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const embedded = await startEmbedded({ dataDir, log: () => undefined, isSuperuser: true })
  const cleanUp = () => {
    const pid = findPostmaster(embedded)
    if (pid !== null) process.kill(pid, 'SIGQUIT')
    // PostgreSQL deletes its pid file last and writes until then; an exit handler can only wait synchronously.
    const rest = new Int32Array(new SharedArrayBuffer(4))
    for (let nth = 0; nth < 50 && findPostmaster(embedded) !== null; nth += 1) Atomics.wait(rest, 0, 0, 100)
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)
  try {
    await migrate(embedded.url)
    return await work(embedded.url, dataDir, embedded)
  } finally {
    await embedded.stop()
    process.off('exit', cleanUp)
    await rm(dataDir, { recursive: true, force: true })
  }
}
