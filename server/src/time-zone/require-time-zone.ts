import { isTimeZone } from '#rules/time/zoned-time.ts'
import type { Connection } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { countZonesNamed, loadTimeZoneSetting } from './sql.ts'

/**
 * The university's time zone. Throws a StartupError for one that PostgreSQL or this Node does not know: a database
 * refuses it when it is set, but may come from a version that did not, or have newer zones than this Node.
 */
export const requireTimeZone = async (db: Connection): Promise<string> => {
  const name = (await loadTimeZoneSetting(db))?.name ?? ''
  const isKnown = isTimeZone(name) && (await countZonesNamed(db, name))?.count === 1
  if (isKnown) return name
  throw new StartupError(
    `The setting time_zone in the database is "${name}", which is no time zone that PostgreSQL and Node know: ` +
      `update setting set value = '"Asia/Tbilisi"' where name = 'time_zone', or the name of yours.`,
  )
}
