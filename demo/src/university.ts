import { defaultCreditLimits } from '#rules/registration/credits.ts'
import { makeCatalogue } from './catalogue/make-catalogue.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { estimateDemand } from './groups/demand.ts'
import { listTaughtSubjects } from './groups/taught.ts'
import type { Timetable } from './groups/timetable.ts'
import { makeTimetable } from './groups/timetable.ts'
import { createRandom } from './random.ts'
import type { Semester } from './season/semesters.ts'
import { listSemesters } from './season/semesters.ts'
import type { Intent } from './students/course-load.ts'
import { planCourseLoad } from './students/course-load.ts'
import type { Student } from './students/population.ts'
import { removeParts } from './students/missing-parts.ts'
import { active, makePopulation } from './students/population.ts'
import type { Registration } from './students/registrations.ts'
import { makeRegistrations, fillGroups } from './students/registrations.ts'

export interface University {
  readonly catalogue: Catalogue
  readonly semesters: readonly Semester[]
  readonly students: readonly Student[]
  readonly timetable: Timetable
  readonly registrations: readonly Registration[]
}

const defaultCredits = 30
/** Alternatives to choose from: not all planned subjects fit into one week. */
const choice = 15
const { maximumPerSemester, maximumPerYear } = defaultCreditLimits

/** The whole university, determined by its two arguments. */
export const generateUniversity = (count: number, today: string): University => {
  const catalogue = makeCatalogue()
  const semesters = listSemesters(today)
  const current = semesters.at(-1)!
  const students = makePopulation(catalogue, count, current)
  const taught = listTaughtSubjects(catalogue, current.season)
  const random = createRandom('wishes')

  const makeIntent = (student: Student): Intent => {
    const { programme, concentrationID, history, studySemester, named } = student
    // Autumn and spring of one academic year count together.
    const lastSemester = history.marks.filter((mark) => mark.studySemester === studySemester - 1)
    const lastCredits = lastSemester.reduce((sum, { subject }) => sum + subject.credits, 0)
    const leftThisYear = maximumPerYear - (current.season === 'spring' ? lastCredits : 0)
    const credits = named?.credits === undefined ? defaultCredits : named.credits + choice
    const requests = planCourseLoad(
      { programme, concentrationID, passed: history.passed, behind: history.behind },
      { studySemester, credits, isTaught: (subject) => taught.has(subject) },
      random,
    )
    return { requests, maxCredits: Math.min(named?.credits ?? maximumPerSemester, leftThisYear) }
  }

  const studying = students.filter(({ statusID }) => statusID === active)
  const intents = new Map(studying.map((student) => [student, makeIntent(student)]))
  const timetable = makeTimetable(estimateDemand(catalogue, taught, intents))
  const whole = makeRegistrations(intents, timetable)
  fillGroups(timetable)
  const registrations = removeParts(whole)
  return { catalogue, semesters, students, timetable, registrations }
}
