import type { Connection } from '#server/db/open.ts'
import { loadTimeZoneSetting } from './sql.ts'

/** The name of the university's time zone, such as "Asia/Tbilisi". */
export const loadTimeZone = async (db: Connection): Promise<string> => (await loadTimeZoneSetting(db))!.name
