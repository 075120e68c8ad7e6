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
/** The date as the student saw it: its day and its name. */
type SeenEvent = Span & Pick<Change, 'name' | 'nameeng'>

/** The part of the year that others can change: the dates, and what they are called. */
export const toCalendarSnapshot = (events: Reply['events']): PageSnapshot =>
  Object.fromEntries(
    events.map(({ id, start_date, end_date, name, nameeng }) => [
      String(id),
      { start_date, end_date, name, nameeng } satisfies SeenEvent,
    ]),
  )

const toSpan = (seen: SeenEvent | null): Span | null =>
  seen && { start_date: seen.start_date, end_date: seen.end_date }

/** Dates that were moved, added or removed since the student's last visit; past dates are not reported. */
const listChanges = (then: PageSnapshot, { events, today }: Pick<Reply, 'events' | 'today'>): Change[] =>
  diffSnapshots(then, toCalendarSnapshot(events)).flatMap(({ key, before, after }) => {
    const [was, is] = [toSpan(before as SeenEvent | null), toSpan(after as SeenEvent | null)]
    const { end_date, name, nameeng } = (after ?? before) as SeenEvent
    if (end_date < today || toCanonicalText(was) === toCanonicalText(is)) return []
    return [{ id: Number(key), name, nameeng, before: was, after: is }]
  })

/** The year's dates and their changes since the student's last visit, in one statement. */
export const loadYear = async (db: Connection, studentID: number): Promise<Reply> => {
  const { seen, seen_version, ...year } = await loadAcademicYear(db, studentID)
  const version = hashVersion(
    year.events.flatMap(({ id, start_date, end_date }) => [id, start_date, end_date]),
  )
  return { ...year, ...changesSinceSeen({ seen, seen_version }, version, (then) => listChanges(then, year)) }
}
