import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { listRequestDays } from '#rules/registration/request-slots.ts'
import type { Database } from '#server/db/open.ts'
import { loadGroups } from '#server/enrolment/offer/load-groups.ts'
import { listLectureDays, listLectureStarts } from './sql.ts'

type Slots = z.input<typeof groups.dateTimes.reply>

/** How many minutes a lecture lasts where no group says so. */
const usualMinutes = 60

/** The days and the times at which lectures start, every time on every day (spec 7.3.2). */
export const loadSlots = async (db: Database): Promise<Slots> => {
  const [days, times] = await Promise.all([listLectureDays(db), listLectureStarts(db)])
  const all = times.map(({ lecture_startID }) => lecture_startID)
  return { days: days.map((day) => ({ ...day, lecture_startIDs: all })), times: [...times] }
}

/**
 * The days and times at which the student can still request a group of a subject: they have no other subject then, and no
 * group with a free seat starts then.
 */
export const loadSlotsOfSubject = async (
  db: Database,
  studentID: number,
  subjectID: number,
): Promise<Slots> => {
  const [{ days, times }, { groups, ownGroups }] = await Promise.all([
    loadSlots(db),
    loadGroups(db, studentID, subjectID),
  ])
  const lengths = groups.flatMap(({ meetings }) =>
    meetings.map(({ time, time_end }) => toMinutes(time_end) - toMinutes(time)),
  )
  const possible = listRequestDays(
    days.map(({ dayID }) => dayID),
    times,
    lengths.length === 0 ? usualMinutes : Math.min(...lengths),
    ownGroups.filter((group) => group.subjectID !== subjectID),
    groups.filter(({ is_open, has_seat }) => is_open && has_seat),
  )
  const starts = new Set(possible.flatMap(({ lecture_startIDs }) => lecture_startIDs))
  return {
    days: possible.flatMap(({ dayID, lecture_startIDs }) =>
      days
        .filter((day) => day.dayID === dayID)
        .map((day) => ({ ...day, lecture_startIDs: [...lecture_startIDs] })),
    ),
    times: times.filter(({ lecture_startID }) => starts.has(lecture_startID)),
  }
}
