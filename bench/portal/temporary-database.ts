import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded, type EmbeddedDatabase } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { postmasterOf } from './postmaster-of.ts'

// A bench that is stopped in the middle takes along what it has started: each of them ends with this process. The signal
// comes from the terminal and from npm: a second one must not end what clears up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

/** Starts a PostgreSQL of its own with a migrated, empty database; gives its URL to the work and leaves nothing behind. */
export const withTemporaryDatabase = async <Result>(
  work: (url: string, dataDir: string, embedded: EmbeddedDatabase) => Promise<Result>,
): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const embedded = await startEmbedded({ dataDir, log: () => undefined })
  const leave = () => {
    const pid = postmasterOf(embedded)
    if (pid !== null) process.kill(pid, 'SIGQUIT')
    // It takes its own file away last, and writes until then; whoever exits can only wait like this.
    const rest = new Int32Array(new SharedArrayBuffer(4))
    for (let nth = 0; nth < 50 && postmasterOf(embedded) !== null; nth += 1) Atomics.wait(rest, 0, 0, 100)
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', leave)
  try {
    await migrate(embedded.url)
    return await work(embedded.url, dataDir, embedded)
  } finally {
    await embedded.stop()
    process.off('exit', leave)
    await rm(dataDir, { recursive: true, force: true })
  }
}
