import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { migrateDatabase } from './migrate-database.ts'

/**
 * Runs a command on the configured database, or on the embedded one, which is started for it. `prepare` comes first and
 * by default brings the schema to the newest version.
 */
export const withDatabase = async (
  connections: number,
  run: (db: Database) => Promise<void>,
  prepare: (db: Database) => Promise<void> = migrateDatabase,
): Promise<void> => {
  const embedded =
    env.databaseUrl === undefined
      ? await startEmbedded({ dataDir: env.dataDir, log: (line) => console.log(line) })
      : undefined
  try {
    const db = openDatabase(env.databaseUrl ?? embedded?.url ?? '', connections, { logsConnections: false })
    try {
      await prepare(db)
      await run(db)
    } finally {
      // An open pool would keep the process from ending.
      await db.close()
    }
  } finally {
    await embedded?.stop()
  }
}
