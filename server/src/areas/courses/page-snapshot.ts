import { toCourseSnapshot, type ShownCourse } from '#rules/page-changes/course-changes.ts'
import type { PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import type { SeenCourse } from './sql.ts'

type SnapshotCourse = ShownCourse & Pick<SeenCourse, 'description' | 'descriptioneng' | 'weeks'>

/** The part of a course that others can change; long texts are stored as hashes. */
export const toSnapshot = (course: SnapshotCourse): PageSnapshot =>
  toCourseSnapshot(course, {
    about: hashVersion([course.description, course.descriptioneng]),
    weeks: hashVersion(course.weeks.flatMap(({ topic, topiceng }) => [topic, topiceng])),
  })

/** The version of a course page, the same for the same snapshot. */
export const courseVersion = (course: SnapshotCourse): string => {
  const { registrationID, description, descriptioneng, syllabus, weeks, materials, quizzes, groups } = course
  const values: (string | number | null)[] = [registrationID, description, descriptioneng]
  values.push(syllabus?.fileID ?? null, syllabus?.filename ?? null)
  values.push(weeks.length, materials.length, quizzes.length)
  for (const { topic, topiceng } of weeks) values.push(topic, topiceng)
  for (const { materialID, title, titleeng, week, fileID } of materials)
    values.push(materialID, title, titleeng, week, fileID)
  for (const { quizID, title, titleeng, opens_at, closes_at, minutes, marked } of quizzes)
    values.push(quizID, title, titleeng, opens_at, closes_at, minutes, marked)
  for (const { scheduleID, name, nameeng, meetings, dates } of groups) {
    values.push(scheduleID, name, nameeng, meetings.length, dates.length)
    for (const { dayID, time, time_end, room } of meetings) values.push(dayID, time, time_end, room)
    for (const { start_date, end_date } of dates) values.push(start_date, end_date)
  }
  return hashVersion(values)
}
