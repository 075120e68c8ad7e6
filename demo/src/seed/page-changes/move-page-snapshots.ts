import { addDays } from '#rules/time/clock.ts'
import type { PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { toInstant, toZonedTime } from '#rules/time/zoned-time.ts'
import type { Connection } from '#server/db/open.ts'

interface SnapshotRow {
  readonly student_id: number
  readonly page: string
  readonly subject_id: number | null
  readonly seen: PageSnapshot
}

/** A number of days, in a time zone. */
interface Shift {
  readonly days: number
  readonly timeZone: string
}

/** Preserves the time of the day at the university, and the offset and fraction of a second that are written. */
const shiftInstant = (instant: string, { days, timeZone }: Shift): string => {
  const { date, time } = toZonedTime(instant, timeZone)
  const [from, to] = [date, addDays(date, days)].map((day) => Date.parse(toInstant(day, time, timeZone)))
  const written = Date.parse(`${instant.slice(0, 19)}Z`) + to! - from!
  return new Date(written).toISOString().slice(0, 19) + instant.slice(19)
}

const shiftDates = (value: unknown, shift: Shift): unknown => {
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)) return shiftInstant(value, shift)
    return /^\d{4}-\d\d-\d\d(?:T|$)/.test(value)
      ? addDays(value.slice(0, 10), shift.days) + value.slice(10)
      : value
  }
  if (Array.isArray(value)) return value.map((each) => shiftDates(each, shift))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shiftDates(each, shift)]))
}

/** Moves the dates of seen snapshots by this many days at the university, so that they are not reported as changes. */
export const movePageSnapshots = async (tx: Connection, shift: Shift): Promise<void> => {
  const rows = <Row>(text: string, values: unknown[] = []) => tx.rows<Row>({ name: '', text }, values)
  const ids = async (text: string) => new Set((await rows<{ id: number }>(text)).map(({ id }) => String(id)))
  const exams = await ids('select exam_id as id from exam_submission_window')
  const dates = await ids(`select id from academic_event where kind = 'registration'`)
  const all = () => true
  const movesByDays: Readonly<Record<string, (key: string) => boolean>> = {
    course: (key) => key.startsWith('quiz '),
    exams: (key) => exams.has(key),
    calendar: (key) => dates.has(key),
    lab: all,
    works: all,
    components: all,
    theme: all,
    presentations: all,
    'medicine-topics': all,
    'medicine-lab-groups': all,
  }
  for (const { student_id, page, subject_id, seen } of await rows<SnapshotRow>(
    'select student_id, page, subject_id, snapshot as seen from page_seen where page = any($1)',
    [Object.keys(movesByDays)],
  )) {
    const entries = Object.entries(seen).map(([key, value]) => [
      key,
      movesByDays[page]!(key) ? shiftDates(value, shift) : value,
    ])
    await rows(
      'update page_seen set snapshot = $4 where student_id = $1 and page = $2 and subject_id is not distinct from $3',
      [student_id, page, subject_id, JSON.stringify(Object.fromEntries(entries))],
    )
  }
}
