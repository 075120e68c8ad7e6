import { StartupError } from '#server/db/errors/startup-error.ts'
import { listPendingSchema } from '#server/db/list-pending-schema.ts'
import type { Database } from '#server/db/open.ts'
import { migrateDatabase } from './migrate-database.ts'
import { runDoctorCommand } from './doctor/run-doctor-command.ts'
import { withDatabase } from './with-database.ts'

// `npm run doctor`: whether the university can open (docs/staff.md). Exit code 1 when something blocks the opening.

/** Only an empty database gets its tables: that an older one lacks changes is a finding. */
const prepare = async (db: Database): Promise<void> => {
  if ((await listPendingSchema(db)).includes('baseline')) await migrateDatabase(db)
}

const check = async (db: Database): Promise<void> => {
  const isReady = await runDoctorCommand(db, process.argv.slice(2), (line) => console.log(line))
  if (!isReady) process.exitCode = 1
}

const run = () => withDatabase(2, check, prepare)

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
