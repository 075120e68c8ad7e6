import type { Subject } from '../catalogue/catalogue.ts'
import type { Random } from '../random.ts'
import type { Progress } from './course-load.ts'
import { planCourseLoad } from './course-load.ts'

export interface Mark {
  /** The semester of study, from 1. */
  readonly studySemester: number
  readonly subject: Subject
  readonly score: number
  readonly statusID: 1 | 3 | 4 | 5 | 7
  readonly isRecovery: boolean
}

export interface History {
  readonly marks: readonly Mark[]
  readonly passed: ReadonlySet<Subject>
  readonly behind: readonly Subject[]
}

type Result = Pick<Mark, 'score' | 'statusID' | 'isRecovery'>

const defaultCredits = 30
const minScore = { pass: 51, additionalExam: 41 }

/** A random mark; `talent` is the student's usual score, `isRecognised` whether the mark is of another university. */
const makeMark = (talent: number, subject: Subject, isRecognised: boolean, random: Random): Result => {
  const difficulty = ((subject.id * 7) % 9) - 4
  const drawn = Math.round(random.around(talent - difficulty, 9))
  const score = Math.max(0, Math.min(100, drawn))
  if (isRecognised) return { score: Math.max(score, minScore.pass), statusID: 7, isRecovery: false }
  if (random.chance(0.012)) return { score: random.whole(0, 10), statusID: 5, isRecovery: false }
  if (score >= minScore.pass) return { score, statusID: 1, isRecovery: false }
  if (score < minScore.additionalExam) return { score, statusID: 3, isRecovery: false }
  return random.chance(0.65)
    ? { score: random.whole(minScore.pass, 64), statusID: 1, isRecovery: true }
    : { score, statusID: 4, isRecovery: false }
}

/** The marks of past semesters, with passed subjects and those to repeat. */
export const makeHistory = (
  student: Pick<Progress, 'programme' | 'concentrationID'> & {
    readonly talent: number
    /** Semesters that were recognised from another university. */
    readonly recognised: number
  },
  semesters: number,
  random: Random,
): History => {
  const marks: Mark[] = []
  const passed = new Set<Subject>()
  let behind: Subject[] = []
  for (let studySemester = 1; studySemester <= semesters; studySemester++) {
    const load = planCourseLoad(
      { ...student, passed, behind },
      { studySemester, credits: defaultCredits, isTaught: () => true },
      random,
    )
    for (const { subject } of load) {
      const result = makeMark(student.talent, subject, studySemester <= student.recognised, random)
      marks.push({ studySemester, subject, ...result })
      behind = behind.filter((each) => each !== subject)
      if (result.statusID === 1 || result.statusID === 7) passed.add(subject)
      else behind.push(subject)
    }
  }
  return { marks, passed, behind }
}
