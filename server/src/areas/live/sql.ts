import { statement, type Connection } from '#server/db/open.ts'

const seats = statement<{ scheduleID: number; st_count: number }>(
  'live.seats',
  'select id as "scheduleID", taken as st_count from study_group where id = any($1)',
)

/** How many have a seat in each of the groups. */
export const countSeats = (db: Connection, groupIDs: readonly number[]) => db.rows(seats, [groupIDs])
