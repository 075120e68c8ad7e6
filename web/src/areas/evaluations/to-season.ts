import type { Semester } from './marks.ts'

/** The season and the year in which a semester begins: a short name for it. */
export const toSeason = ({
  start_date,
}: Pick<Semester, 'start_date'>): { readonly season: 'autumn' | 'spring'; readonly year: string } => ({
  season: Number(start_date.slice(5, 7)) >= 7 ? 'autumn' : 'spring',
  year: start_date.slice(0, 4),
})
