import { migrate } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { toConnectionError } from '#server/db/errors/to-connection-error.ts'

/** Migrates the database to the newest schema; fails with one sentence for the terminal. */
export const migrateDatabase = async ({ url }: Database): Promise<void> => {
  await migrate(url).catch((error: unknown) => {
    throw toConnectionError(error, url)
  })
}
