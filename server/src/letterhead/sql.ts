import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

/** Stores the current letterhead, unless it is stored already. Its row never changes. */
export const saveLetterhead = defineOneRowQuery<{ readonly letterheadID: number }, []>(
  'letterhead.save',
  `with today as (
     select (select value from setting where name = 'university') as university,
       coalesce((select value #>> '{}' from setting where name = 'university_logo'), '') as logo),
   added as (
     insert into letterhead (university, logo) select university, logo from today
     on conflict (md5(university::text || logo)) do nothing returning id)
   select coalesce((select id from added), (select h.id from letterhead h, today
     where md5(h.university::text || h.logo) = md5(today.university::text || today.logo))) as "letterheadID"`,
)
