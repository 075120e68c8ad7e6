import type * as z from 'zod/mini'
import type { calendar } from '#contract/calendar.ts'
import { sinceLastLook, type Look } from '#rules/since-last-look.ts'
import { sinceLook } from '#server/areas/looks/since-look.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'
import type { Connection } from '#server/db/open.ts'
import { academicYear } from './sql.ts'

type Reply = z.input<typeof calendar.academicCalendars.reply>
type Span = NonNullable<Reply['changes'][number]['before']>

/** Takes the year's events; gives what of them may change by itself: their dates. */
export const lookOf = (events: Reply['events']): Look =>
  Object.fromEntries(events.map(({ id, start_date, end_date }) => [String(id), { start_date, end_date }]))

/** Takes a student; gives the year's dates with those that changed since she last looked, in one statement. */
export const readYear = async (db: Connection, studentID: number): Promise<Reply> => {
  const { seen, seen_version, ...year } = await academicYear(db, studentID)
  const version = versionOf(year.events.flatMap(({ id, start_date, end_date }) => [id, start_date, end_date]))
  const look = sinceLook({ seen, seen_version }, version, (then) => {
    const ends = new Map(year.events.map(({ id, end_date }) => [String(id), end_date]))
    // What is over, or in the calendar no more, is no news.
    return sinceLastLook(then, lookOf(year.events))
      .filter(({ key }) => (ends.get(key) ?? '') >= year.today)
      .map(({ key, before }) => ({ id: Number(key), before: before as Span | null }))
  })
  return { ...year, ...look }
}
