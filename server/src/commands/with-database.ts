import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import { toConnectionError } from '#server/db/to-connection-error.ts'
import { env } from '#server/env.ts'

/** Runs a command on the configured database, or on the embedded one, which is started for it. */
export const withDatabase = async (
  connections: number,
  run: (db: Database) => Promise<void>,
): Promise<void> => {
  const embedded =
    env.databaseUrl === undefined
      ? await startEmbedded({ dataDir: env.dataDir, log: (line) => console.log(line) })
      : undefined
  const url = env.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate(url).catch((error: unknown) => {
      throw toConnectionError(error, url)
    })
    const db = openDatabase(url, connections)
    await run(db)
    await db.close()
  } finally {
    await embedded?.stop()
  }
}
