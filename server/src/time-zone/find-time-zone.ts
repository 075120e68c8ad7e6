import { isTimeZone } from '#rules/time/zoned-time.ts'
import type { Connection } from '#server/db/open.ts'
import { countZonesNamed, loadTimeZoneSetting } from './sql.ts'

/**
 * The university's time zone; undefined for one that PostgreSQL or this Node does not know. A start replaces such a zone, so
 * only what runs without one asks, such as a dry run.
 */
export const findTimeZone = async (db: Connection): Promise<string | undefined> => {
  const name = (await loadTimeZoneSetting(db))?.name ?? ''
  return isTimeZone(name) && (await countZonesNamed(db, name))?.count === 1 ? name : undefined
}
