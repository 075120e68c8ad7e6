import { StartupError } from '#server/db/errors/startup-error.ts'
import { listConfiguredTransports } from '#server/mail/transports.ts'
import { runStudentCommand } from './student/run-student-command.ts'
import { withDatabase } from './with-database.ts'

// `npm run student`: accounts of students, for the operator of the server (docs/administration.md).

const run = () =>
  withDatabase(2, (db) =>
    runStudentCommand(db, process.argv.slice(2), {
      print: (line) => console.log(line),
      transports: listConfiguredTransports(),
    }),
  )

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
