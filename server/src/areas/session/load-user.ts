import type { User } from '#contract/account/session.ts'
import { blockersOf, nothingWaits, type BlockerFacts } from '#rules/duties/blockers.ts'
import { defaultCreditLimits, minimumCredits } from '#rules/registration/credits.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { userRow, type UserRow } from './user/sql.ts'
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

/** Takes the row that the database alone has told; gives all that decides what waits for the student. */
const factsOf = (row: UserRow): BlockerFacts => {
  const documents = row.missedDocuments.find((one) => one.deadline !== null)?.deadline
  return {
    ...nothingWaits,
    ...row,
    must_choose_subjects: mustChooseSubjects(row),
    // A question without an answer to choose would be a wall without a door.
    must_choose_english: row.englishOffered,
    currentExam: row.currentExam !== null,
    inOwnRegistrationWindow: row.openSteps.length > 0,
    missedDocuments: row.missedDocuments.length,
    concentration: row.concentrationID,
    deadlines: {
      ...row.dutyDeadlines,
      ...(row.wishesUntil !== null && { pre_registration: row.wishesUntil }),
      ...(documents && { documents }),
      ...(row.locationDeadline !== null && { student_location: row.locationDeadline }),
      ...(row.surveyDeadline !== null && { survey: row.surveyDeadline }),
    },
  }
}

const rowOf = async (db: Connection, studentID: number): Promise<UserRow> => {
  const row = await userRow(db, studentID)
  if (row === undefined) throw new Refusal(words.signInFirst)
  return row
}

/** Takes a student's number; gives the facts that decide what is asked of her, read from the database at one instant (spec 2). */
export const dutyFacts = async (db: Connection, studentID: number): Promise<BlockerFacts> =>
  factsOf(await rowOf(db, studentID))

/** Takes a student's number; gives the auth user with every flag, read from the database at one instant (spec 3 "Auth user"). */
export const loadUser = async (db: Connection, studentID: number): Promise<User> => {
  const row = await rowOf(db, studentID)
  const facts = factsOf(row)
  const status = statusNames[row.statusID]
  return {
    ...row,
    missedDocuments: [...row.missedDocuments],
    must_choose_subjects: facts.must_choose_subjects,
    studentStatus: status.ka,
    studentStatuseng: status.en,
    upload_docs: row.missedDocuments.length > 0,
    choose_concentration: row.programHasConcentrations && row.concentrationID === null,
    choose_law_subjects: row.lawSubjects > 0,
    blockers: blockersOf(facts),
  }
}
