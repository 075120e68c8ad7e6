import { addDays } from '#rules/time/clock.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { findFinalPointsDay, findPartDay, findQuiz } from '#demo/students/mark-parts.ts'
import { hasMarkIn, type Student } from '#demo/students/population.ts'
import type { Registration } from '#demo/students/registrations.ts'
import type { appeals } from './exam-papers.ts'

const finalType = 2
/** The exam type of a quiz. */
export const quizType = 4
/** How many quizzes of each kind have marked papers: shown with appeals, shown without, shown soon. */
const quizzes = 3

type Appeal = keyof typeof appeals

/** One exam with its viewing and the end of its appeals, in days relative to today. */
export interface ExamPaperPlan {
  readonly semesterID: number
  readonly subjectID: number
  readonly typeID: number
  readonly day: string
  readonly starts: string
  readonly from: number
  readonly to: number
  readonly appeals: number | null
  readonly pageCount: number
  readonly appeal: Appeal | null
}

/** The student's papers whose viewing is now, soon, or over. */
export const planExamPapers = (
  student: Student,
  { registrations, semesters }: Pick<Studied, 'registrations' | 'semesters'>,
): ExamPaperPlan[] => {
  const current = semesters.at(-1)!
  const running = registrations
    .filter((each) => each.student === student)
    .map(({ request }) => request.subject.id)
    .toSorted((a, b) => a - b)
  const viewings: readonly Pick<ExamPaperPlan, 'from' | 'to' | 'appeals' | 'pageCount' | 'appeal'>[] = [
    { from: -1, to: 5, appeals: 3, pageCount: 3, appeal: null },
    { from: -6, to: 2, appeals: -3, pageCount: 2, appeal: 'waiting' },
    { from: 1, to: 8, appeals: 6, pageCount: 2, appeal: null },
  ]
  const now = running.slice(0, quizzes).map((subjectID, nth) => ({
    semesterID: current.id,
    subjectID,
    typeID: quizType,
    day: findPartDay(findQuiz(subjectID), current),
    // One after the other, without overlap.
    starts: `${10 + 2 * nth}:00`,
    ...viewings[nth]!,
  }))
  const last = student.history.marks.find(
    ({ studySemester, statusID }) =>
      statusID === 1 && hasMarkIn(student, studySemester, current) === current.id - 1,
  )
  if (last === undefined) return now
  const semester = semesters.at(-2)!
  const day = addDays(findFinalPointsDay(semester), -5)
  const past = { semesterID: semester.id, subjectID: last.subject.id, typeID: finalType, starts: '10:00' }
  const accepted = { from: -40, to: -30, appeals: -33, pageCount: 3, appeal: 'accepted' as const }
  return [{ ...past, day, ...accepted }, ...now]
}

export interface Studied {
  readonly students: readonly Student[]
  readonly registrations: readonly Registration[]
  readonly semesters: readonly Semester[]
}
