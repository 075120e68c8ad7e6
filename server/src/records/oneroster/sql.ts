/** The name of the university. */
export const loadUniversity = `
  select (select value ->> 'ka' from setting where name = 'university') as ka,
    (select value ->> 'en' from setting where name = 'university') as en`
