import { CannotStart } from '#server/db/cannot-start.ts'
import { databaseFailure } from '#server/db/database-failure.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { latestLetters } from '#server/mail/sql.ts'

// `npm run outbox`: the letters and text messages that nobody has carried out of the house, the latest last.

const say = (line: string) => console.log(line)
const shown = 20

const run = async (): Promise<void> => {
  const embedded =
    env.databaseUrl === undefined ? await startEmbedded({ dataDir: env.dataDir, log: say }) : undefined
  const url = env.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate(url).catch((error: unknown) => {
      throw databaseFailure(error, url)
    })
    const db = openDatabase(url, 1)
    const letters = await latestLetters(db, shown)
    await db.close()
    for (const { kind, recipient, subject, body, created_at } of letters.toReversed()) {
      say(`\n── ${created_at}  ${kind} to ${recipient}${subject && `: ${subject}`}\n${body}`)
    }
    if (letters.length === 0) say('The outbox is empty: nothing waits to be sent.')
  } finally {
    await embedded?.stop()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
})
