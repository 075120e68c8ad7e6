import { StartupError } from '#server/db/errors/startup-error.ts'
import { runSettingCommand } from './setting/run-setting-command.ts'
import { withDatabase } from './with-database.ts'

// `npm run setting`: the settings of the university in the database (docs/administration.md).

const run = () =>
  withDatabase(2, (db) => runSettingCommand(db, process.argv.slice(2), (line) => console.log(line)))

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
