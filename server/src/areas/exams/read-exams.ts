import type * as z from 'zod/mini'
import type { exams } from '#contract/exams.ts'
import { sinceLastLook, type Look } from '#rules/since-last-look.ts'
import { sinceLook } from '#server/areas/looks/since-look.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'
import type { Connection } from '#server/db/open.ts'
import { examsOf, type KeptExams } from './sql.ts'

type Reply = z.input<typeof exams.schedule.reply>
type Place = NonNullable<Reply['changes'][number]['before']>

/** Takes a student's exams; gives what of them may change by itself: when and where each is. */
export const lookOf = (mine: Reply['exams']): Look =>
  Object.fromEntries(
    mine.map(({ examScheduleID, date, start, duration, room }) => [
      String(examScheduleID),
      { date, start, duration, room },
    ]),
  )

/** Takes a student's exams; gives the name of what of them may change by itself. */
export const versionOfExams = (mine: Reply['exams']): string =>
  versionOf(
    mine.flatMap(({ examScheduleID, date, start, duration, room }) => [
      examScheduleID,
      date,
      start,
      duration,
      room,
    ]),
  )

/** Exams that were moved or announced since she last looked; what is over, or went with its subject, is no news. */
const changesSince = (seen: Look, { exams: mine, today }: KeptExams): Reply['changes'] =>
  sinceLastLook(seen, lookOf(mine))
    .map(({ key, before, after }) => ({
      examScheduleID: Number(key),
      before: before as Place | null,
      after: after as Place | null,
    }))
    .filter(({ after }) => after !== null && after.date >= today)

/** Takes a student; gives her exams with what changed by itself since she last looked, in one statement. */
export const readExams = async (db: Connection, studentID: number): Promise<Reply> => {
  const kept = await examsOf(db, studentID)
  const { seen, seen_version, ...mine } = kept
  const look = sinceLook({ seen, seen_version }, versionOfExams(mine.exams), (before) =>
    changesSince(before, kept),
  )
  return { ...mine, ...look }
}
