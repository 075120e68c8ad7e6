import { StartupError } from '#server/db/errors/startup-error.ts'
import { runSemesterCommand } from './semester/run-semester-command.ts'
import { withDatabase } from './with-database.ts'

// `npm run semester`: which semester is the current one, and from which day another is (docs/administration.md).

const run = () =>
  withDatabase(2, (db) => runSemesterCommand(db, process.argv.slice(2), (line) => console.log(line)))

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
