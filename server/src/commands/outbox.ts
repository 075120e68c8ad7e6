import { StartupError } from '#server/db/startup-error.ts'
import { toConnectionError } from '#server/db/to-connection-error.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { listUnsentMessages } from '#server/mail/sql.ts'

// `npm run outbox`: the messages that are not sent yet, newest last.

const print = (line: string) => console.log(line)
const maxShown = 20

const run = async (): Promise<void> => {
  const embedded =
    env.databaseUrl === undefined ? await startEmbedded({ dataDir: env.dataDir, log: print }) : undefined
  const url = env.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate(url).catch((error: unknown) => {
      throw toConnectionError(error, url)
    })
    const db = openDatabase(url, 1)
    const messages = await listUnsentMessages(db, maxShown)
    await db.close()
    for (const { kind, recipient, subject, body, created_at } of messages.toReversed()) {
      print(`\n── ${created_at}  ${kind} to ${recipient}${subject && `: ${subject}`}\n${body}`)
    }
    if (messages.length === 0) print('The outbox is empty: nothing waits to be sent.')
  } finally {
    await embedded?.stop()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
