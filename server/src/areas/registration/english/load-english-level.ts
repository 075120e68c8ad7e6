import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { loadEnglishAnswer } from '#server/areas/registration/sql.ts'
import { words } from '#server/areas/registration/words.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { listOfferingModules, listSteps } from '#server/enrolment/decide/offering-modules.ts'
import { describeRefused, refuse, type Refused } from '#server/enrolment/decide/refused.ts'
import { hasPassed } from '#server/enrolment/has-passed.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'

type Answer = Awaited<ReturnType<typeof loadEnglishAnswer>>

/**
 * The level may be changed in some semesters of study (spec 4.14), while the student is still asked for it, and while the
 * seat of the level that was answered is not taken yet.
 */
export const checkLevelChange = (
  { catalogue, student }: Snapshot,
  { isAsked, answeredID }: Answer,
): Refused | null => {
  const hasSeat = student.registrations.some(({ subjectID }) => catalogue.english.includes(subjectID))
  const isOpen = isAsked || (answeredID !== null && !hasSeat)
  return isOpen || catalogue.english_orders.has(student.study_semester) ? null : refuse(words.levelNotNow)
}

/** The levels that the student's modules offer, that are taught now and not passed, from the lowest. */
export const listLevels = (snapshot: Snapshot): z.input<typeof subjectRow>[] => {
  const { catalogue, student } = snapshot
  return catalogue.english.flatMap((subjectID) => {
    const subject = catalogue.subjects.get(subjectID)
    const isOffered = student.modules.some((id) => catalogue.modules.get(id)?.subjects.has(subjectID))
    const isTaught = (catalogue.groupsBySubject.get(subjectID)?.length ?? 0) > 0
    return subject !== undefined && isOffered && isTaught && !hasPassed(snapshot, subjectID) ? subject : []
  })
}

/** The student's subject of English and what it can be changed to, or why it cannot (spec 4.14). */
export const loadEnglishLevel = async (
  db: Database,
  studentID: number,
  locale: Locale,
): Promise<z.input<typeof registration.englishLevelSubject.reply>> => {
  const [snapshot, answer] = await Promise.all([
    loadSnapshot(db, studentID),
    loadEnglishAnswer(db, studentID),
  ])
  const { catalogue, student } = snapshot
  const levels = listLevels(snapshot)
  const own = student.registrations.filter(({ subjectID }) => catalogue.english.includes(subjectID))
  const steps = levels.flatMap(({ subjectID }) => listSteps(listOfferingModules(snapshot, subjectID)))
  const refused =
    checkLevelChange(snapshot, answer) ?? (steps.length > 0 ? checkWindow(snapshot, steps) : null)
  const subjects = own.flatMap(({ registrationID, subjectID }) => {
    const subject = catalogue.subjects.get(subjectID)
    const canChangeOnSubjects = levels.filter((level) => level.subjectID !== subjectID)
    return subject === undefined
      ? []
      : { ...subject, students_ret_tempID: registrationID, canChangeOnSubjects }
  })
  const canChooseSubjects = own.length === 0 ? levels : []
  const hasChoice =
    canChooseSubjects.length > 0 || subjects.some((each) => each.canChangeOnSubjects.length > 0)
  return {
    canChange: refused === null && hasChoice,
    ...describeRefused(refused, locale),
    replaces_groups: catalogue.english_orders.has(student.study_semester),
    subjects,
    canChooseSubjects,
    answeredSubjectID: answer.answeredID,
  }
}
