import type { User } from '#contract/session.ts'
import { blockersOf, nothingWaits } from '#rules/blockers.ts'
import { defaultCreditLimits, minimumCredits } from '#rules/credits.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { userRow, type UserRow } from './sql.ts'
import { statusNames } from './words.ts'

/** Only the lock asks for subjects, only while its step is open to her, and only those who may choose any (spec 2). */
const preRegistrationStep = 1
const active = 1

const mustChooseSubjects = (row: UserRow): boolean => {
  const limits = row.creditLimits ?? defaultCreditLimits
  const minimum = minimumCredits(row.program_categoryID, row.is_on_last_course, limits)
  return (
    row.statusID === active &&
    row.openSteps.includes(preRegistrationStep) &&
    row.preRegisteredCredits < minimum
  )
}

/** Takes the row that the database alone has told; gives what waits for the student, in order. What is not built yet never waits. */
const blockers = (row: UserRow, must_choose_subjects: boolean): User['blockers'] => {
  const documents = row.missedDocuments.find((one) => one.deadline !== null)?.deadline
  return blockersOf({
    ...nothingWaits,
    ...row,
    must_choose_subjects,
    currentExam: row.currentExam !== null,
    inOwnRegistrationWindow: row.openSteps.length > 0,
    missedDocuments: row.missedDocuments.length,
    concentration: row.concentrationID,
    deadlines: {
      ...(documents && { documents }),
      ...(row.locationDeadline !== null && { student_location: row.locationDeadline }),
    },
  })
}

/** Takes a student's number; gives the auth user with every flag, read from the database at one instant (spec 3 "Auth user"). */
export const loadUser = async (db: Connection, studentID: number): Promise<User> => {
  const row = await userRow(db, studentID)
  if (row === undefined) throw new Refusal(words.signInFirst)
  const must_choose_subjects = mustChooseSubjects(row)
  const status = statusNames[row.statusID]
  return {
    ...row,
    missedDocuments: [...row.missedDocuments],
    must_choose_subjects,
    studentStatus: status.ka,
    studentStatuseng: status.en,
    upload_docs: row.missedDocuments.length > 0,
    choose_concentration: row.programHasConcentrations && row.concentrationID === null,
    choose_law_subjects: row.lawSubjects > 0,
    blockers: blockers(row, must_choose_subjects),
  }
}
