import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openClient } from '#server/db/connection/open-client.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { shiftNow } from '#server/db/test-shift-now.ts'
import { env } from '#server/env.ts'
import { toInstant } from '../boot/test-clock/set-test-clock.mjs'

/** Makes the demo for another day. The portal does not move its dates when it starts. */
const makeDemo = async (url: string, moment: string): Promise<void> => {
  const ahead = toInstant(moment)! - toInstant(env.all['TEST_MOMENT'])!
  const offset = Number(env.all['TEST_CLOCK_OFFSET_MS']) + ahead
  await shiftNow(url, offset)
  const demo = spawn(process.execPath, [join(env.root, 'demo/src/main.ts'), '--if-empty'], {
    stdio: 'inherit',
    env: { ...env.all, DATABASE_URL: url, TEST_CLOCK_OFFSET_MS: String(offset) },
  })
  const [code] = (await once(demo, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The demo university could not be made.')
}

/** Moves the opening of the first round for the students for whom it is still to come. */
const moveOpening = `
  update registration_window set starts_at = $1
  where step = 2 and starts_at > now() and $1 < ends_at`

/**
 * Creates a database that follows the test clock. Its role is a superuser only while that is set up. With TEST_DEMO_MOMENT
 * the demo is made for that time, and with TEST_OPENING registration opens then.
 */
export const makeDatabase = async (dataDir: string): Promise<void> => {
  const embedded = await startEmbedded({ dataDir, log: () => undefined, isSuperuser: true })
  const demo = env.all['TEST_DEMO_MOMENT']
  const opening = env.all['TEST_OPENING']
  if (demo !== undefined || opening !== undefined)
    await makeDemo(embedded.url, demo ?? env.all['TEST_MOMENT']!)
  await shiftNow(embedded.url)
  const client = await openClient(embedded.url)
  if (demo !== undefined)
    await client.query(
      `update setting set value = to_jsonb(((now() at time zone 'Asia/Tbilisi')::date)::text)
       where name in ('demo_today', 'demo_week')`,
    )
  if (opening !== undefined) await client.query(moveOpening, [new Date(toInstant(opening)!)])
  await client.query('alter role portal nosuperuser')
  await client.end()
  await embedded.stop()
}
