import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { toSnapshot } from './page-snapshot.ts'
import { loadCoursePage } from './load-course-page.ts'
import { words } from './words.ts'

export const saveCourseSeen = async (
  db: Connection,
  studentID: number,
  { subjectId, version }: { readonly subjectId: number; readonly version: string },
): Promise<'ok'> => {
  const course = await loadCoursePage(db, studentID, subjectId)
  if (course.registrationID === null) throw new Refusal(words.notOnCourse)
  const now = { now: toSnapshot(course), current: course.version, version }
  return savePageSeen(db, studentID, { course: subjectId }, now)
}
