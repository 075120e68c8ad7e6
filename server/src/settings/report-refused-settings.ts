import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { listRefusedSettings } from './sql.ts'

const checkEveryMs = 60_000

/**
 * Logs each setting with an invalid stored value once, until the returned function is called. Values are not logged; `npm
 * run setting` shows them.
 */
export const reportRefusedSettings = (db: Database): (() => void) => {
  const reported = new Map<string, string>()
  const check = async () => {
    const found = await listRefusedSettings(db)
    for (const { name, refused, en } of found) {
      const text = JSON.stringify(refused)
      if (reported.get(name) === text) continue
      reported.set(name, text)
      log.warn(
        { setting: name, must_be: en },
        'A setting has a value that cannot be used; the portal uses another one. See npm run setting.',
      )
    }
    for (const name of reported.keys()) if (!found.some((each) => each.name === name)) reported.delete(name)
  }
  // Database failures are reported elsewhere.
  const run = () => void check().catch(() => undefined)
  run()
  const timer = setInterval(run, checkEveryMs)
  return () => clearInterval(timer)
}
