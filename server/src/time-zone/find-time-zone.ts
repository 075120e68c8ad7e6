import { isTimeZone } from '#rules/time/zoned-time.ts'
import type { Connection } from '#server/db/open.ts'
import { countZonesNamed, loadTimeZoneSetting } from './sql.ts'

/**
 * The university's time zone; undefined if PostgreSQL or this Node does not know it. A start replaces such a zone, so only
 * code that runs without a start, such as a dry run, needs to check.
 */
export const findTimeZone = async (db: Connection): Promise<string | undefined> => {
  const name = (await loadTimeZoneSetting(db))?.name ?? ''
  return isTimeZone(name) && (await countZonesNamed(db, name))?.count === 1 ? name : undefined
}
