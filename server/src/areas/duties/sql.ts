import { statement, type Connection } from '#server/db/open.ts'

const minutes = statement<{ key: string; minutes: number }>(
  'duties.minutes',
  'select key, minutes from duty_term',
)

/** How many minutes each duty takes, by its key, where the university says so. */
export const loadMinutes = async (db: Connection): Promise<ReadonlyMap<string, number>> =>
  new Map((await db.rows(minutes)).map((each) => [each.key, each.minutes]))
