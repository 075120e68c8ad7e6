import { rmSync } from 'node:fs'
import { openClient } from '#server/db/connection/open-client.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { shiftNow } from '#server/db/test-shift-now.ts'

// The portal with a new demo university in a temporary folder.
const folder = process.env['PORTAL_DATA']
if (folder === undefined) throw new Error('PORTAL_DATA names the folder of the journeys')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A database that follows the clock of the tests. Its role may do everything until then, and no longer. */
const makeDatabase = async (): Promise<void> => {
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined, isSuperuser: true })
  await shiftNow(embedded.url)
  const client = await openClient(embedded.url)
  await client.query('alter role portal nosuperuser')
  await client.end()
  await embedded.stop()
}

await makeDatabase()
await import('#server/main.ts')
