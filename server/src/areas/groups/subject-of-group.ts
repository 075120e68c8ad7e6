import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadSnapshot } from '#server/enrolment/enrol.ts'
import { words as refusals } from '#server/enrolment/words.ts'

/** Takes a student and a group; gives its subject. Refuses a group that is not in the current semester. */
export const subjectOfGroup = async (
  db: Database,
  studentID: number,
  scheduleID: number,
): Promise<number> => {
  const { catalogue } = await loadSnapshot(db, studentID)
  const group = catalogue.groups.get(scheduleID)
  if (group === undefined) throw new Refusal(refusals.groupNotFound)
  return group.subjectID
}
