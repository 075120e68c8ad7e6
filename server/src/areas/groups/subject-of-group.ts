import type { Database } from '#server/db/open.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { words } from '#server/enrolment/words.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The subject of a group. Refuses a group that is not in the current semester. */
export const loadSubjectOfGroup = async (
  db: Database,
  studentID: number,
  scheduleID: number,
): Promise<number> => {
  const { catalogue } = await loadSnapshot(db, studentID)
  const group = catalogue.groups.get(scheduleID)
  if (group === undefined) throw new Refusal(words.groupNotFound)
  return group.subjectID
}
