import type * as z from 'zod/mini'
import type { courses } from '#contract/studies/courses.ts'
import { listCourseChanges } from '#rules/page-changes/course-changes.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import { words as registrationWords } from '#server/enrolment/words.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { toSnapshot, courseVersion } from './page-snapshot.ts'
import { loadCourse } from './sql.ts'

/**
 * Takes a student and a subject; gives the course as she has it (spec 2.15), with what changed by
 * itself since she last looked, in one statement. Of what she does not take nothing is kept, so nothing is news.
 */
export const loadCoursePage = async (
  db: Connection,
  studentID: number,
  subjectID: number,
): Promise<z.input<typeof courses.course.reply>> => {
  const found = await loadCourse(db, studentID, subjectID)
  if (found === undefined) throw new Refusal(registrationWords.subjectNotFound)
  const { seen, seen_version, ...course } = found
  if (course.registrationID === null) return { ...course, version: '', is_seen: true, changes: [] }
  const news = changesSinceSeen({ seen, seen_version }, courseVersion(course), (before) =>
    listCourseChanges(before, toSnapshot(course), Date.parse(course.now)),
  )
  return { ...course, ...news }
}
