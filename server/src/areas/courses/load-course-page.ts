import type * as z from 'zod/mini'
import type { courses } from '#contract/studies/courses.ts'
import { toMarkLetter } from '#rules/marks/gpa.ts'
import { listCourseChanges } from '#rules/page-changes/course-changes.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import { words as registrationWords } from '#server/enrolment/words.ts'
import type { Connection } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { toSnapshot, courseVersion } from './page-snapshot.ts'
import { loadCourse } from './sql.ts'

type Reply = z.input<typeof courses.course.reply>

const addLetter = <Mark extends { readonly score: number | null; readonly statusID: number | null }>(
  mark: Mark,
) => {
  const { score, statusID } = mark
  return { ...mark, letter: score === null || statusID === null ? null : toMarkLetter(score, statusID) }
}

/**
 * The course as the student has it and its changes since their last visit (spec 2.15), in one statement. No snapshot is
 * saved of a course that they do not take, so it has no changes.
 */
export const loadCoursePage = async (
  db: Connection,
  studentID: number,
  subjectID: number,
): Promise<Reply> => {
  const found = requireFound(await loadCourse(db, studentID, subjectID), registrationWords.subjectNotFound)
  const { seen, seen_version, ...row } = found
  const course = {
    ...row,
    progress: row.progress && addLetter(row.progress),
    earlier_mark: row.earlier_mark && addLetter(row.earlier_mark),
  }
  if (course.registrationID === null) return { ...course, version: '', is_seen: true, changes: [] }
  const pageChanges = changesSinceSeen({ seen, seen_version }, courseVersion(course), (before) =>
    listCourseChanges(before, toSnapshot(course), Date.parse(course.now)),
  )
  return { ...course, ...pageChanges }
}
