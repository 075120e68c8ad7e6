/** The name of the university. */
export const loadUniversity = `
  select (select value ->> 'ka' from setting where name = 'university') as ka,
    (select value ->> 'en' from setting where name = 'university') as en`

/** The date at the university. */
export const loadToday = `
  select (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date::text as today`
