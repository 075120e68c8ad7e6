import type * as z from 'zod/mini'
import type { exams } from '#contract/exams.ts'
import { sameText, sinceLastLook, type Look } from '#rules/since-last-look.ts'
import { sinceLook } from '#server/areas/looks/since-look.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'
import type { Connection } from '#server/db/open.ts'
import { examsOf, type KeptExams } from './sql.ts'

type Reply = z.input<typeof exams.schedule.reply>
type Change = Reply['changes'][number]
type Place = NonNullable<Change['before']>
/** What of an exam was seen: where it was, and how it was called. */
type Seen = Place &
  Pick<Change, 'subject' | 'subjecteng' | 'examType' | 'examTypeeng'> & { readonly subjectID: number }

const placeOf = ({ date, start, duration, room, seat, upload_from, upload_until }: Place): Place => ({
  date,
  start,
  duration,
  room,
  seat,
  upload_from,
  upload_until,
})

/** Takes a student's exams; gives what of them may change by itself, when and where each is, and what it is called. */
export const lookOf = (mine: Reply['exams']): Look =>
  Object.fromEntries(
    mine.map((exam) => {
      const { subjectID, subject, subjecteng, examType, examTypeeng } = exam
      const seen: Seen = {
        ...placeOf(exam),
        subjectID,
        subject,
        subjecteng,
        examType,
        examTypeeng,
      }
      return [String(exam.examScheduleID), seen]
    }),
  )

/** Takes a student's exams; gives the name of what of them may change by itself. */
export const versionOfExams = (mine: Reply['exams']): string =>
  versionOf(mine.flatMap((exam) => [exam.examScheduleID, ...Object.values(placeOf(exam))]))

/** Exams that were moved, announced or cancelled since she last looked; what is over, or went with its subject, is no news. */
const changesSince = (seen: Look, { exams: mine, registered, today }: KeptExams): Change[] =>
  sinceLastLook(seen, lookOf(mine)).flatMap(({ key, before: then, after: now }) => {
    const [before, after] = [then as Seen | null, now as Seen | null]
    const { date, subjectID, subject, subjecteng, examType, examTypeeng } = (after ?? before)!
    if (date < today || !registered.includes(subjectID)) return []
    const [was, is] = [before && placeOf(before), after && placeOf(after)]
    if (sameText(was) === sameText(is)) return []
    const names = { subject, subjecteng, examType, examTypeeng }
    return [{ examScheduleID: Number(key), ...names, before: was, after: is }]
  })

/** Takes a student; gives her exams with what changed by itself since she last looked, in one statement. */
export const readExams = async (db: Connection, studentID: number): Promise<Reply> => {
  const kept = await examsOf(db, studentID)
  const { seen, seen_version, registered: _, ...mine } = kept
  const look = sinceLook({ seen, seen_version }, versionOfExams(mine.exams), (before) =>
    changesSince(before, kept),
  )
  return { ...mine, ...look }
}
