import { courses } from '#contract/studies/courses.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { getQuizPhase } from '#rules/courses/quiz-time.ts'
import type { Student } from '../student.ts'

/** A course of the student with a quiz that can be started. */
export const openQuiz = async (student: Student) => {
  const { groups } = await student.ask(schedule.currentSchedule)
  for (const subjectId of new Set(groups.map(({ subjectID }) => subjectID))) {
    const mine = await student.ask(courses.course, { params: { subjectId } })
    const quiz = mine.quizzes.find((each) => getQuizPhase(each, Date.parse(mine.now)) === 'open')
    if (quiz !== undefined && mine.materials.length > 0) return { mine, subjectId, quiz }
  }
  throw new Error('the demo has no open quiz for this student')
}
