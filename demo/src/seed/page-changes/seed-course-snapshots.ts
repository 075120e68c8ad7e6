import { addDays } from '#rules/time/clock.ts'
import { toSnapshot, courseVersion } from '#server/areas/courses/page-snapshot.ts'
import { loadCourse, type SeenCourse } from '#server/areas/courses/sql.ts'
import { savePageSnapshot } from '#server/page-changes/sql.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { isShown } from './seed-moves.ts'

const shiftDay = 86_400_000
const openEarlier = 2

/** Without the last material, and with the last quiz opening two days earlier. */
const removeLatest = (course: SeenCourse): SeenCourse => ({
  ...course,
  materials: course.materials.slice(0, -1),
  quizzes: course.quizzes.map((quiz, nth) => {
    if (nth < course.quizzes.length - 1) return quiz
    return { ...quiz, opens_at: new Date(Date.parse(quiz.opens_at) - openEarlier * shiftDay).toISOString() }
  }),
})

const removeSyllabus = (course: SeenCourse): SeenCourse => ({ ...course, syllabus: null })

/** Writes how the named students last saw two of their courses: in an earlier state. */
export const seedCourseSnapshots = async (
  tx: Connection,
  registrations: readonly Registration[],
  today: string,
): Promise<void> => {
  const mine = registrations.filter(({ student }) => isShown(student))
  for (const [id, registered] of Map.groupBy(mine, ({ student }) => student.id)) {
    const edits = [removeLatest, removeSyllabus]
    for (const { request } of registered) {
      const course = (await loadCourse(tx, id, request.subject.id))!
      if (course.quizzes.length === 0 || course.materials.length === 0) continue
      const before = edits.shift()
      if (before === undefined) break
      const seen = before(course)
      await savePageSnapshot(tx, id, { course: request.subject.id }, courseVersion(seen), toSnapshot(seen))
    }
  }
  const text = `update page_seen set seen_at = $1 where page = 'course'`
  await tx.rows({ name: '', text }, [toInstant(addDays(today, -3), '18:25')])
}
