import { statement, type Connection } from '#server/db/open.ts'

const seats = statement<{ scheduleID: number; st_count: number }>(
  'live.seats',
  'select id as "scheduleID", taken as st_count from study_group where id = any($1)',
)

/** Takes groups; gives how many have a seat in each. */
export const seatsIn = (db: Connection, groupIDs: readonly number[]) => db.rows(seats, [groupIDs])
