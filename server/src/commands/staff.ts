import { StartupError } from '#server/db/errors/startup-error.ts'
import { runStaffCommand } from './staff/run-staff-command.ts'
import { withDatabase } from './with-database.ts'

// `npm run staff`: accounts of staff, for the operator of the server (docs/staff.md).

const run = () =>
  withDatabase(2, (db) => runStaffCommand(db, process.argv.slice(2), (line) => console.log(line)))

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
