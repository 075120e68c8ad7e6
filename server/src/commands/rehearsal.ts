import { StartupError } from '#server/db/errors/startup-error.ts'
import { runRehearsalCommand } from './rehearsal/run-rehearsal-command.ts'
import { withDatabase } from './with-database.ts'

// `npm run rehearsal`: plays the next opening of registration against a copy (docs/administration.md). The portal starts
// it with the number of a rehearsal that staff have asked for.

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())

const run = () =>
  withDatabase(2, (db) =>
    runRehearsalCommand(db, process.argv.slice(2), {
      print: (line) => console.log(line),
      stopping: stop.signal,
    }),
  )

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
