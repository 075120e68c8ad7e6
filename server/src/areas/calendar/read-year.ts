import type * as z from 'zod/mini'
import type { calendar } from '#contract/studies/calendar.ts'
import { sameText, sinceLastLook, type Look } from '#rules/page-changes/since-last-look.ts'
import { sinceLook } from '#server/areas/looks/since-look.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'
import type { Connection } from '#server/db/open.ts'
import { academicYear } from './sql.ts'

type Reply = z.input<typeof calendar.academicCalendars.reply>
type Change = Reply['changes'][number]
type Span = NonNullable<Change['before']>
/** What of a date was seen: when it was, and how it was called. */
type Seen = Span & Pick<Change, 'name' | 'nameeng'>

/** Takes the year's events; gives what of them may change by itself, their dates, and what they are called. */
export const lookOf = (events: Reply['events']): Look =>
  Object.fromEntries(
    events.map(({ id, start_date, end_date, name, nameeng }) => [
      String(id),
      { start_date, end_date, name, nameeng } satisfies Seen,
    ]),
  )

const spanOf = (seen: Seen | null): Span | null =>
  seen && { start_date: seen.start_date, end_date: seen.end_date }

/** Dates that were moved, added or taken out since she last looked; what is over is no news. */
const changesSince = (then: Look, { events, today }: Pick<Reply, 'events' | 'today'>): Change[] =>
  sinceLastLook(then, lookOf(events)).flatMap(({ key, before, after }) => {
    const [was, is] = [spanOf(before as Seen | null), spanOf(after as Seen | null)]
    const { end_date, name, nameeng } = (after ?? before) as Seen
    if (end_date < today || sameText(was) === sameText(is)) return []
    return [{ id: Number(key), name, nameeng, before: was, after: is }]
  })

/** Takes a student; gives the year's dates with those that changed since she last looked, in one statement. */
export const readYear = async (db: Connection, studentID: number): Promise<Reply> => {
  const { seen, seen_version, ...year } = await academicYear(db, studentID)
  const version = versionOf(year.events.flatMap(({ id, start_date, end_date }) => [id, start_date, end_date]))
  return { ...year, ...sinceLook({ seen, seen_version }, version, (then) => changesSince(then, year)) }
}
