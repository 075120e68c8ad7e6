import { defineListQuery } from '#server/db/define-list-query.ts'

/** How many have a seat in each of the groups. */
export const countSeats = defineListQuery<
  { scheduleID: number; st_count: number },
  [groupIDs: readonly number[]]
>('live.seats', 'select id as "scheduleID", taken as st_count from study_group where id = any($1)')
