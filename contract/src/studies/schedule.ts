import * as z from 'zod/mini'
import { area, call, day, id, time } from '../endpoint/endpoint.ts'
import { heldGroupRow } from '../rows/group-row.ts'
import { semester } from './calendar.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'

/** Of a meeting, on its date or on its day of the week. */
const timeAndPlace = z.object({
  date: z.nullable(day()),
  dayID: z.nullable(z.int()),
  time: time(),
  time_end: time(),
  room: z.nullable(z.string()),
})

/** A change of one weekly meeting (its index in `meetings`) on one date; without a new date it is cancelled. */
const move = z.object({
  meeting: z.int(),
  date: day(),
  new_date: z.nullable(day()),
  time: z.nullable(time()),
  time_end: z.nullable(time()),
  room: z.nullable(z.string()),
})

const namedSpan = z.object({ start_date: day(), end_date: day(), name: z.string(), nameeng: z.string() })

/**
 * A change that others made. `date` is the original date of a moved lecture; lecturers and dates are the group's. `free`
 * belongs to no group: days on which nothing is taught any more, or is taught again.
 */
const change = z.object({
  kind: z.enum(['meeting', 'move', 'lecturer', 'dates', 'free']),
  scheduleID: z.nullable(id()),
  date: z.nullable(day()),
  before: z.nullable(timeAndPlace),
  after: z.nullable(timeAndPlace),
  free: z.nullable(z.extend(namedSpan, { is_taught: z.boolean() })),
})

/** The student's timetable (spec 2.12, 7.3). */
export const schedule = area({
  currentSchedule: call('GET /api/current-schedule', {
    summary:
      'Lists the groups of the current semester in which the student has a seat; the client expands them to dates.',
    refuses: [404],
    reply: z.object({
      current_semester: semester,
      today: day(),
      holidays: z.array(z.object({ date: day(), name: z.string(), nameeng: z.string() })),
      /** Weeks without lectures; groups with dates of their own keep to those. */
      weeks_off: z.array(namedSpan),
      groups: z.array(
        z.extend(heldGroupRow, {
          subject: z.string(),
          subjecteng: z.string(),
          subject_code: z.string(),
          registrationID: id(),
          /** The university's change that makes the student choose another group (spec 4.13). */
          must_change: z.nullable(z.enum(['closed', 'moved'])),
          moves: z.array(move),
        }),
      ),
      ...pageChanges(change),
    }),
  }),
  seen: call('POST /api/current-schedule/seen', { refuses: [404, 409], ...seenVersion('the timetable') }),
})
