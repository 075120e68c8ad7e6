import type { Database } from '#server/db/open.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { words } from '#server/enrolment/words.ts'
import { requireFound } from '#server/http/require-found.ts'

/** The subject of a group. Refuses a group that is not in the current semester. */
export const loadSubjectOfGroup = async (
  db: Database,
  studentID: number,
  scheduleID: number,
): Promise<number> => {
  const { catalogue } = await loadSnapshot(db, studentID)
  const group = requireFound(catalogue.groups.get(scheduleID), words.groupNotFound)
  return group.subjectID
}
