import type { GroupRow } from '#contract/rows/group-row.ts'
import { isPractice, isSeminar } from '#rules/registration/lecture-types.ts'
import type { Database } from '#server/db/open.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import type { Subject } from '#server/enrolment/snapshot.ts'

/** A registered subject in which the student misses a part, and their groups in it. */
export interface MissingPart {
  readonly subject: Subject | null
  readonly group: GroupRow | null
  readonly seminar_group: GroupRow | null
}

/**
 * The registered subjects whose configuration has such a part, but the student no group of it: the office closed it, or
 * the import misses it (spec 7.10.2).
 */
export const listMissingParts = async (
  db: Database,
  studentID: number,
  part: 'practise' | 'seminar',
): Promise<readonly MissingPart[]> => {
  const { student, catalogue } = await loadSnapshot(db, studentID)
  const isOfPart = part === 'practise' ? isPractice : isSeminar
  return student.registrations.flatMap(({ subjectID, groups }) => {
    const subject = catalogue.subjects.get(subjectID)
    const own = groups.flatMap((scheduleID) => catalogue.rows.get(scheduleID) ?? [])
    const config = own.length === 0 ? null : Math.min(...own.map((row) => row.config))
    const isMissing = (catalogue.groupsBySubject.get(subjectID) ?? []).some(
      (group) =>
        (config ?? group.config) === group.config &&
        isOfPart(catalogue.rows.get(group.scheduleID)?.lecture_typeID ?? 0) &&
        !own.some((row) => row.part === group.part),
    )
    if (!isMissing || subject === undefined) return []
    const seminar = own.find((row) => isSeminar(row.lecture_typeID)) ?? null
    const lecture = own.find((row) => row !== seminar && !isPractice(row.lecture_typeID)) ?? own[0] ?? null
    return { subject, group: lecture, seminar_group: seminar }
  })
}

/** The answer when no part is missing. */
export const noMissingPart: MissingPart = { subject: null, group: null, seminar_group: null }
