import type { GroupRow } from '#contract/rows/group-row.ts'
import { isPractice, isSeminar } from '#rules/registration/lecture-types.ts'
import type { Database } from '#server/db/open.ts'
import { loadSnapshot } from '#server/enrolment/enrol.ts'
import type { Subject } from '#server/enrolment/snapshot.ts'

/** A registered subject in which the student lacks a part, and what she has in it. */
export interface LackingPart {
  readonly subject: Subject | null
  readonly group: GroupRow | null
  readonly seminar_group: GroupRow | null
}

/**
 * Takes a student and which part is meant; gives her registered subjects in which her configuration has such a part and
 * she has no group of it: the office closed hers, or the import lacks it (spec 7.10.2).
 */
export const lackingParts = async (
  db: Database,
  studentID: number,
  part: 'practise' | 'seminar',
): Promise<readonly LackingPart[]> => {
  const { state, catalogue } = await loadSnapshot(db, studentID)
  const isMeant = part === 'practise' ? isPractice : isSeminar
  return state.registrations.flatMap(({ subjectID, groups }) => {
    const subject = catalogue.subjects.get(subjectID)
    const own = groups.flatMap((scheduleID) => catalogue.rows.get(scheduleID) ?? [])
    const config = own.length === 0 ? null : Math.min(...own.map((row) => row.config))
    const lacks = (catalogue.groupsOf.get(subjectID) ?? []).some(
      (group) =>
        (config ?? group.config) === group.config &&
        isMeant(catalogue.rows.get(group.scheduleID)?.lecture_typeID ?? 0) &&
        !own.some((row) => row.part === group.part),
    )
    if (!lacks || subject === undefined) return []
    const seminar = own.find((row) => isSeminar(row.lecture_typeID)) ?? null
    const lecture = own.find((row) => row !== seminar && !isPractice(row.lecture_typeID)) ?? own[0] ?? null
    return { subject, group: lecture, seminar_group: seminar }
  })
}

/** What is answered when nothing lacks. */
export const nothingLacks: LackingPart = { subject: null, group: null, seminar_group: null }
