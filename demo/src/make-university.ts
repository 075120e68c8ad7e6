import { hashPassword } from '#server/areas/session/password.ts'
import { CannotStart } from '#server/db/cannot-start.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { isEmpty } from '#server/db/sql.ts'
import { keepAgreements } from './keep/keep-agreements.ts'
import { keepCatalogue } from './keep/keep-catalogue.ts'
import { keepCourseLooks } from './keep/keep-course-looks.ts'
import { keepCourses } from './keep/keep-courses.ts'
import { keepExams } from './keep/keep-exams.ts'
import { keepLab } from './keep/keep-lab.ts'
import { keepMarkParts } from './keep/keep-mark-parts.ts'
import { keepMoves, keepWeeksOff } from './keep/keep-moves.ts'
import { keepMedicine } from './keep/keep-medicine.ts'
import { keepMaster } from './keep/keep-master.ts'
import { keepDuties } from './keep/keep-duties.ts'
import { keepQuizzes } from './keep/keep-quizzes.ts'
import { keepRequests } from './keep/keep-requests.ts'
import { keepPlans } from './keep/keep-plans.ts'
import { keepPresentations } from './keep/keep-presentations.ts'
import { keepProblems } from './keep/keep-problems.ts'
import { keepResources } from './keep/keep-resources.ts'
import { keepSeason } from './keep/keep-season.ts'
import { keepSettings } from './keep/keep-settings.ts'
import { keepSources } from './keep/keep-sources.ts'
import { keepAnswers, keepStudents } from './keep/keep-students.ts'
import { keepMarks, keepRegistrations } from './keep/keep-studies.ts'
import { keepDays } from './keep/move-season.ts'
import { keepSubjectLooks } from './keep/keep-subject-looks.ts'
import { keepSurveys } from './keep/keep-surveys.ts'
import { keepTimetable } from './keep/keep-timetable.ts'
import { keepDistanceExams } from './keep/keep-distance-exams.ts'
import { keepWorks } from './keep/keep-works.ts'
import { namedStudents, sharedPassword } from './named-students.ts'
import type { SpecialWindow } from './season/windows.ts'
import type { Student } from './students/population.ts'
import { imagineUniversity } from './university.ts'

export interface DemoOptions {
  readonly students: number
  /** Y-m-d at the university; everything in the demo lies around it. */
  readonly today: string
  readonly log: (line: string) => void
  /** The folder of the uploaded files; without it files have rows only. */
  readonly filesDir?: string
}

const sayEvery = 1000

const spaced = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ' ')

/**
 * Takes a migrated database without a university; fills it with the demo university in one transaction. The same number
 * of students on the same day gives the same rows, but for the salt of the passwords.
 */
export const makeUniversity = async (
  db: Database,
  { students: count, today, log, filesDir }: DemoOptions,
): Promise<void> => {
  if (!(await isEmpty(db))) {
    throw new CannotStart('This database already holds a university: the demo is only made in an empty one.')
  }
  const { catalogue, semesters, students, timetable, registrations } = imagineUniversity(count, today)
  const { groups } = timetable
  log(`Imagined ${spaced(students.length)} students and ${spaced(groups.length)} groups`)
  const hashFor = await hashesOf()
  const current = semesters.at(-1)!
  let said = Date.now()
  const part = (what: string) => (done: number, of: number) => {
    if (done < of && Date.now() - said < sayEvery) return
    said = Date.now()
    log(`${what}: ${spaced(done)} of ${spaced(of)}`)
  }

  await db.transaction(async (tx) => {
    await keepCatalogue(tx, catalogue)
    await keepSeason(tx, semesters, today, specialWindows(students))
    await keepTimetable(tx, timetable, current)
    await keepWeeksOff(tx, current)
    log('Wrote the catalogue, the calendar and the timetable')
    await keepStudents(tx, students, hashFor)
    await keepAnswers(tx, students, current, today)
    log('Wrote the students')
    await keepMarks(tx, students, semesters, part('Marks'))
    await keepRegistrations(tx, registrations, current, today, part)
    await keepMarkParts(tx, { students, registrations }, semesters, today, part('Points'))
    await keepExams(tx, registrations, semesters)
    await keepDistanceExams(tx, registrations, current, today)
    await keepWorks(tx, { students, registrations, semesters }, today, filesDir)
    await keepMoves(tx, groups, registrations, current, today)
    await keepSources(tx, { catalogue, students, registrations, timetable }, current, today, part('Wishes'))
    await keepRequests(tx, { catalogue, students, registrations, timetable }, current, today)
    await keepPlans(tx, { students, timetable }, current, today)
    await keepMedicine(tx, students, today)
    await keepDuties(tx, students, today)
    await keepProblems(tx, students, today)
    await keepPresentations(tx, registrations, current, today, filesDir)
    await keepSubjectLooks(tx, students, today)
    await keepMaster(tx, { catalogue, students, timetable }, current, today, filesDir)
    await keepSurveys(tx, students, current, today)
    const taught = new Set(groups.map(({ subject }) => subject.id))
    await keepCourses(tx, catalogue, taught, current, filesDir)
    await keepQuizzes(tx, registrations, current.id, today)
    await keepCourseLooks(tx, registrations, today)
    await keepLab(tx, students, today, filesDir)
    await keepResources(tx, today)
    await keepSettings(tx)
    await keepAgreements(tx, students, semesters, today)
    await keepDays(tx, today)
    await analyze(tx)
  })
}

// The planner would otherwise know nothing of the tables until the database finds the time to look at them.
const analyze = (tx: Connection) => tx.rows({ name: '', text: 'analyze' })

const hashesOf = async (): Promise<(student: Student) => string> => {
  const own = await Promise.all(
    namedStudents.map(async ({ code, password }) => [code, await hashPassword(password)] as const),
  )
  const hashes = new Map(own)
  const shared = await hashPassword(sharedPassword)
  return ({ code }) => hashes.get(code) ?? shared
}

const specialWindows = (students: readonly Student[]): SpecialWindow[] => {
  const windows = students.flatMap(({ named, programme, studySemester }) =>
    named?.window ? [{ programmeID: programme.id, studySemester, kind: named.window }] : [],
  )
  const keyOf = (window: SpecialWindow) => Object.values(window).join(' ')
  return [...new Map(windows.map((window) => [keyOf(window), window])).values()]
}
