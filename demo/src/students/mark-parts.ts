import { addDays } from '#rules/time/clock.ts'
import type { Semester } from '../season/semesters.ts'

/** A component of a mark: name, maximum, and the week and weekday (Monday is 0) on which points are given. */
interface Part {
  readonly ka: string
  readonly en: string
  readonly maxPoints: number
  readonly week: number
  readonly weekday?: number
}

const friday = 4
// The points of an exam are due when it is over. Those of the final exams leave time for appeals before the
// additional exams.
const finalExam: Part = { ka: 'დასკვნითი გამოცდა', en: 'Final exam', maxPoints: 40, week: 19, weekday: 0 }
const midterm: Part = { ka: 'შუალედური გამოცდა', en: 'Midterm exam', maxPoints: 20, week: 11 }
/** The week of the quiz that every subject has, named as its type of exam is. */
const quizWeek = 6
const quiz: Part = { ka: 'ქვიზი', en: 'Quiz', maxPoints: 10, week: quizWeek }
const schemes: readonly (readonly Part[])[] = [
  [
    quiz,
    { ka: 'აქტიურობა სემინარებზე', en: 'Work in seminars', maxPoints: 10, week: 7 },
    midterm,
    { ka: 'საშინაო დავალებები', en: 'Homework', maxPoints: 20, week: 14 },
    finalExam,
  ],
  [
    { ka: 'შემთხვევის ანალიზი', en: 'Case study', maxPoints: 10, week: 4 },
    quiz,
    midterm,
    { ka: 'ჯგუფური პროექტი', en: 'Group project', maxPoints: 20, week: 13 },
    finalExam,
  ],
  [
    quiz,
    { ka: 'ესე', en: 'Essay', maxPoints: 10, week: 7 },
    midterm,
    { ka: 'პრეზენტაცია', en: 'Presentation', maxPoints: 20, week: 12 },
    finalExam,
  ],
]

/** Of the final exam: its minimum, and the points that admission requires. */
export const finalLimits = { min: 20, admittedFrom: 11 }

/** The components of a subject's mark, the final exam last. */
export const listParts = (subjectID: number): readonly Part[] => schemes[subjectID % schemes.length]!

/** The component that is the subject's quiz. */
export const findQuiz = (subjectID: number): Part =>
  listParts(subjectID).find(({ week }) => week === quizWeek)!

/** The day on which a component's points are given. */
export const findPartDay = (
  { week, weekday = friday }: Part,
  { startsOn }: Pick<Semester, 'startsOn'>,
): string => addDays(startsOn, 7 * (week - 1) + weekday)

/** The day on which the points of the semester's final exams are given. */
export const findFinalPointsDay = (semester: Pick<Semester, 'startsOn'>): string =>
  findPartDay(finalExam, semester)

const sumMaxPoints = (parts: readonly Part[]) => parts.reduce((sum, each) => sum + each.maxPoints, 0)

/**
 * The points of each component, which add up to the final score; null: not given. `nth` varies them between students.
 */
export const splitPoints = (
  subjectID: number,
  score: number,
  isAdmitted: boolean,
  nth: number,
): (number | null)[] => {
  const parts = listParts(subjectID)
  const before = parts.slice(0, -1)
  const inFinal = isAdmitted
    ? Math.max(0, Math.min(Math.floor(score * 0.4), score - finalLimits.admittedFrom))
    : 0
  let left = score - inFinal
  // The first components get nearly equal shares, the last one the rest.
  const points = before.map((part, index) => {
    const rest = sumMaxPoints(before.slice(index + 1))
    const share =
      Math.round((left * part.maxPoints) / (part.maxPoints + rest)) + (rest > 0 ? ((nth + index) % 3) - 1 : 0)
    const given = Math.max(0, left - rest, Math.min(share, part.maxPoints, left))
    left -= given
    return given
  })
  return [...points, isAdmitted ? inFinal : null]
}

/** Points in a marked component, in halves; `usual` is the student's usual result, of 100. */
export const pointsSoFar = (part: Part, usual: number, nth: number): number =>
  Math.min(part.maxPoints, Math.round((part.maxPoints * 2 * (usual + (nth % 7) * 3 - 9)) / 100) / 2)
