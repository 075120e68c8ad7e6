import type { Database } from '#server/db/open.ts'
import { identifyDatabase, countContents } from '#server/db/sql.ts'
import { toConnectionError } from '#server/db/errors/to-connection-error.ts'
import { env } from '#server/env.ts'

/** One line that says which database it is and what it holds, without its password. */
export const describeDatabase = async (db: Database): Promise<string> => {
  const found = await identifyDatabase(db).catch((error: unknown) => {
    throw toConnectionError(error, db.url)
  })
  const host = new URL(db.url).host || 'its socket'
  const name =
    env.databaseUrl === undefined
      ? `the embedded database in ${env.dataDir}`
      : `"${found.name}" at ${host}, as the user ${found.user}`
  if (!found.has_tables) return `Database: ${name}; it has none of the portal's tables yet`
  const { students, subjects, groups } = await countContents(db)
  return `Database: ${name}; it has ${students} students, ${subjects} subjects and ${groups} groups`
}
