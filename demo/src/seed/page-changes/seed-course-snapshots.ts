import { addDays } from '#rules/time/clock.ts'
import { toSnapshot, versionOfCourse } from '#server/areas/courses/page-snapshot.ts'
import { courseOf, type KeptCourse } from '#server/areas/courses/sql.ts'
import { savePageSnapshot } from '#server/page-changes/sql.ts'
import type { Connection } from '#server/db/open.ts'
import { at } from '#demo/season/windows.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { isShown } from './seed-moves.ts'

const day = 86_400_000
const openedEarlier = 2

/** Before its last material was there, and with the opening of its last quiz two days earlier. */
const withoutTheLatest = (course: KeptCourse): KeptCourse => ({
  ...course,
  materials: course.materials.slice(0, -1),
  quizzes: course.quizzes.map((quiz, nth) => {
    if (nth < course.quizzes.length - 1) return quiz
    return { ...quiz, opens_at: new Date(Date.parse(quiz.opens_at) - openedEarlier * day).toISOString() }
  }),
})

const withoutSyllabus = (course: KeptCourse): KeptCourse => ({ ...course, syllabus: null })

/** Writes what the shown students saw of two of their courses when they last looked: as they were before. */
export const seedCourseSnapshots = async (
  tx: Connection,
  registrations: readonly Registration[],
  today: string,
): Promise<void> => {
  const mine = registrations.filter(({ student }) => isShown(student))
  for (const [id, taken] of Map.groupBy(mine, ({ student }) => student.id)) {
    const ways = [withoutTheLatest, withoutSyllabus]
    for (const { wish } of taken) {
      const course = (await courseOf(tx, id, wish.subject.id))!
      if (course.quizzes.length === 0 || course.materials.length === 0) continue
      const before = ways.shift()
      if (before === undefined) break
      const seen = before(course)
      await savePageSnapshot(tx, id, { course: wish.subject.id }, versionOfCourse(seen), toSnapshot(seen))
    }
  }
  const text = `update page_seen set seen_at = $1 where page = 'course'`
  await tx.rows({ name: '', text }, [at(addDays(today, -3), '18:25')])
}
