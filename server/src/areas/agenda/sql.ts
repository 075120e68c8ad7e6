import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

/** The date and the time of the day at the university. */
export const loadUniversityTime = defineOneRowQuery<{ readonly date: string; readonly time: string }>(
  'agenda.loadTime',
  `select t::date as date, to_char(t, 'HH24:MI') as time
   from (select now() at time zone (value #>> '{}') as t from setting where name = 'time_zone') local`,
  [],
)
