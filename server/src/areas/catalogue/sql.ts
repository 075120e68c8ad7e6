import { defineRowQuery } from '#server/db/define-row-query.ts'

export interface Term {
  readonly id: number
  readonly starts_on: string
  readonly ends_on: string
}

/** Two imports run one after the other. */
export const lockImports = defineRowQuery<object>(
  'catalogue.lockImport',
  `select pg_advisory_xact_lock(7412002)`,
)

/** The semester that starts on the day, or without a day the current one; locked before any group. */
export const lockSemester = defineRowQuery<Term, [startsOn: string | null]>(
  'catalogue.loadTerm',
  `select id, starts_on, ends_on from semester
   where case when $1::date is null then is_current else starts_on = $1 end for update`,
)

export const insertSemester = defineRowQuery<Term, [startsOn: string, endsOn: string]>(
  'catalogue.insertTerm',
  `insert into semester (academic_year, season, name_ka, name_en, starts_on, ends_on, is_current)
   select year, season,
     case season when 'autumn' then 'შემოდგომის სემესტრი ' else 'გაზაფხულის სემესტრი ' end || year || '-' || year + 1,
     case season when 'autumn' then 'Autumn semester ' else 'Spring semester ' end || year || '-' || year + 1,
     $1, $2, not exists (select from semester where is_current)
   from (select case when extract(month from $1::date) >= 8 then 'autumn' else 'spring' end as season,
     (extract(year from $1::date) - case when extract(month from $1::date) >= 8 then 0 else 1 end)::int as year) made
   on conflict (academic_year, season) do nothing
   returning id, starts_on, ends_on`,
)

/** Updates the planner's statistics: without them each read of a new catalogue takes three times as long. */
export const refreshStatistics = defineRowQuery<object>('catalogue.analyze', 'analyze')
