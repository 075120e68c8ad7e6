import type { User } from '#contract/account/session.ts'
import { isDutyDue, listBlockers, type DutyState } from '#rules/duties/list-duties.ts'
import type { DutyKey } from '#rules/duties/registry.ts'
import { findCurrentExam } from '#rules/exams/current-exam.ts'
import type { Connection } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words } from '#server/http/words.ts'
import { loadUserRow, type UserRow } from './sql.ts'
import { statusNames } from './words.ts'

const loadRow = async (db: Connection, studentID: number): Promise<UserRow> =>
  requireFound(await loadUserRow(db, studentID), words.signInFirst)

const toDutyState = ({ today, now, runningExams, isInRegistration, facts, terms }: UserRow): DutyState => ({
  today,
  isInExam: findCurrentExam(runningExams, now) !== null,
  isInRegistration,
  facts,
  terms,
})

/** The facts that decide a student's duties, read at one instant (spec 2.8.1). */
export const loadDutyState = async (db: Connection, studentID: number): Promise<DutyState> =>
  toDutyState(await loadRow(db, studentID))

/** The auth user with every flag, read at one instant (spec 3.1). */
export const loadUser = async (db: Connection, studentID: number): Promise<User> => {
  const row = await loadRow(db, studentID)
  const { facts } = row
  const state = toDutyState(row)
  const isDue = (key: DutyKey) => isDutyDue(key, state)
  const status = statusNames[row.statusID]
  const club = isDue('self_government') ? facts.self_government : null
  return {
    ...row,
    studentStatus: status.ka,
    studentStatuseng: status.en,
    confirmSelfGov: club && {
      club_name: club.club_name,
      club_nameeng: club.club_nameeng,
      self_governmentID: club.self_governmentID,
    },
    currentExam: findCurrentExam(row.runningExams, row.now),
    missedDocuments: [...(facts.documents?.missing ?? [])],
    upload_docs: isDue('documents'),
    must_choose_subjects: isDue('pre_registration'),
    must_choose_practise: isDue('practise'),
    choose_seminar: isDue('seminar'),
    must_upload_vaccine_docs: isDue('vaccine'),
    contractModal: facts.contract !== null && !facts.contract.isApproved,
    choose_concentration: isDue('concentration'),
    choose_law_subjects: isDue('law_subjects'),
    blockers: listBlockers(state),
  }
}
