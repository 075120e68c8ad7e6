import type * as z from 'zod/mini'
import type { calendar } from '#contract/studies/calendar.ts'
import { toCanonicalText, diffSnapshots, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import type { Connection } from '#server/db/open.ts'
import { loadAcademicYear } from './sql.ts'

type Reply = z.input<typeof calendar.academicCalendars.reply>
type Change = Reply['changes'][number]
type Span = NonNullable<Change['before']>
/** What of a date was seen: when it was, and how it was called. */
type SeenEvent = Span & Pick<Change, 'name' | 'nameeng'>

/** Takes the year's events; gives what of them may change by itself, their dates, and what they are called. */
export const toCalendarSnapshot = (events: Reply['events']): PageSnapshot =>
  Object.fromEntries(
    events.map(({ id, start_date, end_date, name, nameeng }) => [
      String(id),
      { start_date, end_date, name, nameeng } satisfies SeenEvent,
    ]),
  )

const toSpan = (seen: SeenEvent | null): Span | null =>
  seen && { start_date: seen.start_date, end_date: seen.end_date }

/** Dates that were moved, added or taken out since she last looked; what is over is no news. */
const listChanges = (then: PageSnapshot, { events, today }: Pick<Reply, 'events' | 'today'>): Change[] =>
  diffSnapshots(then, toCalendarSnapshot(events)).flatMap(({ key, before, after }) => {
    const [was, is] = [toSpan(before as SeenEvent | null), toSpan(after as SeenEvent | null)]
    const { end_date, name, nameeng } = (after ?? before) as SeenEvent
    if (end_date < today || toCanonicalText(was) === toCanonicalText(is)) return []
    return [{ id: Number(key), name, nameeng, before: was, after: is }]
  })

/** Takes a student; gives the year's dates with those that changed since she last looked, in one statement. */
export const loadYear = async (db: Connection, studentID: number): Promise<Reply> => {
  const { seen, seen_version, ...year } = await loadAcademicYear(db, studentID)
  const version = hashVersion(
    year.events.flatMap(({ id, start_date, end_date }) => [id, start_date, end_date]),
  )
  return { ...year, ...changesSinceSeen({ seen, seen_version }, version, (then) => listChanges(then, year)) }
}
