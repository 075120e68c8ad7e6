import { StartupError } from '#server/db/errors/startup-error.ts'
import { listUnsentMessages } from '#server/mail/sql.ts'
import { fillPortalAddress } from '#server/mail/portal-address.ts'
import { heldSentence } from '#server/settings/held-sentence.ts'
import { loadTrial } from '#server/settings/sql.ts'
import { withDatabase } from './with-database.ts'

// `npm run outbox`: the messages that are not sent yet, newest last.

const print = (line: string) => console.log(line)
const maxShown = 20

const run = async (): Promise<void> => {
  await withDatabase(1, async (db) => {
    const messages = await listUnsentMessages(db, maxShown)
    for (const message of messages.toReversed()) {
      const { kind, recipient, subject, body, created_at, last_error, is_given_up } = message
      print(
        `\n── ${created_at}  ${kind} to ${recipient}${subject && `: ${subject}`}\n${fillPortalAddress(body)}`,
      )
      if (last_error !== null) print(`!! The last try failed: ${last_error}`)
      if (is_given_up) print('!! It is not tried again: ask for a new one.')
    }
    if ((await loadTrial(db)).isTrial) print(`\n${heldSentence}`)
    if (messages.length === 0) print('The outbox is empty: nothing waits to be sent.')
  })
}

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
