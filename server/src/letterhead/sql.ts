import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import type { Letterhead } from './letterhead.ts'

/** SQL: the letterhead of today as JSON; null while the university has no name. */
export const currentLetterhead = `(select json_build_object('university', u.value, 'logo', coalesce(l.value #>> '{}', ''))
   from setting u left join setting l on l.name = 'university_logo' where u.name = 'university')`

/** Stores the current letterhead, unless it is stored already. Its row never changes. */
export const saveLetterhead = defineOneRowQuery<Letterhead & { readonly letterheadID: number }, []>(
  'letterhead.save',
  `with today as (
     select (select value from setting where name = 'university') as university,
       coalesce((select value #>> '{}' from setting where name = 'university_logo'), '') as logo),
   added as (
     insert into letterhead (university, logo) select university, logo from today
     on conflict (md5(university::text || logo)) do nothing returning id)
   select today.*, coalesce((select id from added), (select h.id from letterhead h
     where md5(h.university::text || h.logo) = md5(today.university::text || today.logo))) as "letterheadID" from today`,
)

/** The logo of today as a data URL, or an empty text. */
export const loadLogo = defineOneRowQuery<{ readonly logo: string }, []>(
  'letterhead.loadLogo',
  `select coalesce((select value #>> '{}' from setting where name = 'university_logo'), '') as logo`,
)
