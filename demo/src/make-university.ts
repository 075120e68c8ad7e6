import { hashPassword } from '#server/credentials/password.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { isUniversityMissing } from '#server/db/sql.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'
import { seedAgreements } from './seed/seed-agreements.ts'
import { seedApplications } from './seed/seed-applications.ts'
import { seedBookings } from './seed/campus/seed-bookings.ts'
import { seedBooks } from './seed/campus/seed-books.ts'
import { seedFinance } from './seed/campus/seed-finance.ts'
import { seedClubs } from './seed/campus/seed-clubs.ts'
import { seedLibrary } from './seed/campus/seed-library.ts'
import { seedCatalogue } from './seed/seed-catalogue.ts'
import { seedConversations } from './seed/seed-conversations.ts'
import { seedCourseSnapshots } from './seed/page-changes/seed-course-snapshots.ts'
import { seedCourses } from './seed/courses/seed-courses.ts'
import { seedExams } from './seed/exams/seed-exams.ts'
import { seedLab } from './seed/courses/seed-lab.ts'
import { seedMarkParts } from './seed/seed-mark-parts.ts'
import { seedMoves, seedWeeksOff } from './seed/page-changes/seed-moves.ts'
import { seedNotifications, withoutNotifications } from './seed/campus/seed-notifications.ts'
import { seedMedicine } from './seed/courses/seed-medicine.ts'
import { seedMaster } from './seed/courses/seed-master.ts'
import { seedDuties } from './seed/seed-duties.ts'
import { seedQuizzes } from './seed/courses/seed-quizzes.ts'
import { seedRequests } from './seed/seed-requests.ts'
import { seedPlans } from './seed/seed-plans.ts'
import { seedPresentations } from './seed/courses/seed-presentations.ts'
import { seedProblems } from './seed/seed-problems.ts'
import { seedResources } from './seed/seed-resources.ts'
import { seedSeason } from './seed/seed-season.ts'
import { seedSettings } from './seed/seed-settings.ts'
import { seedSources } from './seed/seed-sources.ts'
import { seedAnswers, seedStudents } from './seed/seed-students.ts'
import { seedMarks, seedRegistrations } from './seed/seed-studies.ts'
import { storedDays } from './seed/move-season.ts'
import { seedSubjectSnapshots } from './seed/page-changes/seed-subject-snapshots.ts'
import { findNamedMember } from './staff/named-staff.ts'
import { seedAnswerTemplates } from './staff/seed-answer-templates.ts'
import { seedInbox } from './staff/seed-inbox.ts'
import { seedStaff } from './staff/seed-staff.ts'
import { seedSurveys } from './seed/seed-surveys.ts'
import { seedTimetable } from './seed/seed-timetable.ts'
import { seedDistanceExams } from './seed/exams/seed-distance-exams.ts'
import { seedExamPapers } from './seed/exams/seed-exam-papers.ts'
import { namedStudents, sharedPassword } from './named-students.ts'
import { inTimeZone } from './season/time-zone.ts'
import type { SpecialWindow } from './season/windows.ts'
import type { Student } from './students/population.ts'
import { generateUniversity } from './university.ts'

export interface DemoOptions {
  readonly students: number
  /** Y-m-d at the university; all dates of the demo are relative to it. */
  readonly today: string
  readonly log: (line: string) => void
  /** The folder of the uploaded files; without it files have rows only. */
  readonly filesDir?: string
}

const logEvery = 1000

const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ' ')

/**
 * Fills a migrated, empty database with the demo university in one transaction. The same number of students on the same
 * day gives the same rows, except for the salts of the passwords.
 */
export const makeUniversity = async (
  db: Database,
  { students: count, today, log, filesDir }: DemoOptions,
): Promise<void> => {
  if (!(await isUniversityMissing(db))) {
    throw new StartupError('This database already holds a university: the demo is only made in an empty one.')
  }
  const { catalogue, semesters, students, timetable, registrations } = generateUniversity(count, today)
  const { groups } = timetable
  log(`Generated ${formatCount(students.length)} students and ${formatCount(groups.length)} groups`)
  const hashFor = await hashPasswords()
  const current = semesters.at(-1)!
  let loggedAt = Date.now()
  const part = (what: string) => (done: number, of: number) => {
    if (done < of && Date.now() - loggedAt < logEvery) return
    loggedAt = Date.now()
    log(`${what}: ${formatCount(done)} of ${formatCount(of)}`)
  }

  const fill = async (tx: Connection): Promise<void> => {
    await withoutNotifications(tx)
    await seedCatalogue(tx, catalogue)
    await seedSeason(tx, semesters, today, specialWindows(students))
    await seedTimetable(tx, timetable, current)
    await seedWeeksOff(tx, current)
    log('Wrote the catalogue, the calendar and the timetable')
    await seedStudents(tx, students, hashFor)
    await seedAnswers(tx, students, current, today)
    log('Wrote the students')
    await seedMarks(tx, students, semesters, part('Marks'))
    await seedRegistrations(tx, registrations, current, today, part)
    await seedMarkParts(tx, { students, registrations }, semesters, today, part('Points'))
    await seedExams(tx, registrations, semesters)
    await seedDistanceExams(tx, registrations, current, today)
    await seedExamPapers(tx, { students, registrations, semesters }, today, filesDir)
    await seedMoves(tx, groups, registrations, current, today)
    await seedSources(
      tx,
      { catalogue, students, registrations, timetable },
      current,
      today,
      part('Pre-registrations'),
    )
    await seedRequests(tx, { catalogue, students, registrations, timetable }, current, today)
    await seedPlans(tx, { students, timetable }, current, today)
    await seedMedicine(tx, students, today)
    await seedDuties(tx, students, today)
    await seedProblems(tx, students, today)
    // The name of the university stands on the papers.
    await seedSettings(tx)
    await seedApplications(tx, students, today, filesDir)
    await seedPresentations(tx, registrations, current, today, filesDir)
    await seedSubjectSnapshots(tx, students, today)
    await seedMaster(tx, { catalogue, students, timetable }, current, today, filesDir)
    await seedSurveys(tx, students, current, today)
    const taught = new Set(groups.map(({ subject }) => subject.id))
    await seedCourses(tx, catalogue, taught, current, filesDir)
    await seedQuizzes(tx, registrations, current.id, today)
    await seedCourseSnapshots(tx, registrations, today)
    await seedLab(tx, students, today, filesDir)
    await seedResources(tx, today)
    await seedStaff(tx, today)
    await seedAnswerTemplates(tx, findNamedMember('registrar').email, today)
    await seedInbox(tx, students, today, filesDir)
    await seedConversations(tx, students, today, filesDir)
    await seedNotifications(tx, students, today)
    await seedBookings(tx, students, today)
    await seedClubs(tx, students, today)
    await seedBooks(tx, today, filesDir)
    await seedLibrary(tx, students, today, filesDir)
    await seedAgreements(tx, students, semesters, today)
    await seedFinance(tx, students, semesters, today)
    await storedDays(tx, today)
    await analyze(tx)
  }
  await inTimeZone(await loadTimeZone(db), () => db.transaction(fill))
}

// The planner has no statistics of the new tables until autovacuum runs.
const analyze = (tx: Connection) => tx.rows({ name: '', text: 'analyze' })

const hashPasswords = async (): Promise<(student: Student) => string> => {
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
  const toKey = (window: SpecialWindow) => Object.values(window).join(' ')
  return [...new Map(windows.map((window) => [toKey(window), window])).values()]
}
