import { defineRowQuery } from '#server/db/define-row-query.ts'

/** SQL: the university's time zone. */
export const zone = `(select value #>> '{}' from setting where name = 'time_zone')`

/** SQL: the day at the university. */
export const today = `(now() at time zone ${zone})::date`

/** The setting `time_zone` as it is stored; undefined without it. */
export const loadTimeZoneSetting = defineRowQuery<{ name: string }>(
  'timeZone.load',
  `select value #>> '{}' as name from setting where name = 'time_zone'`,
)

export const countZonesNamed = defineRowQuery<{ count: number }, [name: string]>(
  'timeZone.count',
  'select count(*) as count from pg_timezone_names where name = $1',
)
