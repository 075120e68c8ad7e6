import type * as z from 'zod/mini'
import type { preRegistration } from '#contract/registration/pre-registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import {
  describeRefused,
  isRefused,
  toReceiptReason,
  type Refused,
} from '#server/enrolment/decide/refused.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { repeatedRefusal } from '#server/enrolment/receipts.ts'
import { saveDecision } from '#server/enrolment/save-decision.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import { requireFound } from '#server/http/require-found.ts'
import { checkRemovable, decideChange, decideNew, decideRemoval } from './decide-pre-registration.ts'
import { toPreRegistrations } from './list-pre-registrations.ts'
import { isRemoved, savePreRegistrationRow, type PreRegistrationRow } from './sql.ts'
import { words } from './words.ts'

type Saved = z.input<typeof preRegistration.choose.reply>

/** The request of an attempt, for its receipt. */
type Attempt = Pick<PreRegistrationRow, 'action' | 'id' | 'subject'>

/** Decides and saves one attempt; an earlier one with the same key is answered as it was. */
const save = async (
  db: Database,
  studentID: number,
  key: string | null,
  attempt: Attempt,
  decide: (snapshot: Snapshot) => PreRegistrationRow | Refused | null,
): Promise<void> => {
  const { outcome, receipts } = await saveDecision(db, studentID, decide, (decidedOn, decided) =>
    savePreRegistrationRow(
      db,
      decidedOn,
      isRefused(decided) ? { ...attempt, module: null, ...toReceiptReason(decided) } : decided,
      key,
    ),
  )
  if (outcome !== 'repeated') return
  const { action, id, subject } = attempt
  const refusal = repeatedRefusal(
    receipts?.[0],
    (receipt) =>
      receipt.action === action &&
      (id === null || receipt.registration_id === id) &&
      (subject === null || receipt.subject_id === subject),
    words,
  )
  if (refusal !== null) throw refusal
}

const answerSaved = async (db: Database, studentID: number, subjectID: number): Promise<Saved> => {
  const { subjects, ...totals } = toPreRegistrations(await loadSnapshot(db, studentID))
  const registration = requireFound(
    subjects.find((each) => each.subjectID === subjectID),
    enrolmentWords.preRegNotFound,
  )
  return { registration, ...totals }
}

/** Pre-registers a subject, or refuses. The same again answers the same. */
export const preRegister = async (
  db: Database,
  studentID: number,
  key: string | null,
  subjectID: number,
): Promise<Saved> => {
  const attempt = { action: 'pre_registered', id: null, subject: subjectID } as const
  await save(db, studentID, key, attempt, (snapshot) => decideNew(snapshot, subjectID))
  return answerSaved(db, studentID, subjectID)
}

/** Puts another subject in the place of a pre-registered one (spec 7.12.2). */
export const changePreRegistration = async (
  db: Database,
  studentID: number,
  key: string | null,
  preRegID: number,
  subjectID: number,
): Promise<Saved> => {
  const attempt = { action: 'pre_registration_changed', id: preRegID, subject: subjectID } as const
  await save(db, studentID, key, attempt, (snapshot) => decideChange(snapshot, preRegID, subjectID))
  return answerSaved(db, studentID, subjectID)
}

/** Removes a pre-registration, or refuses; twice is the same. */
export const removePreRegistration = async (
  db: Database,
  studentID: number,
  key: string | null,
  preRegID: number,
): Promise<'ok'> => {
  if (await isRemoved(db, studentID, preRegID)) return 'ok'
  const attempt = { action: 'pre_registration_removed', id: preRegID, subject: null } as const
  await save(db, studentID, key, attempt, (snapshot) => decideRemoval(snapshot, preRegID))
  return 'ok'
}

/** The pre-registrations that can still be removed, and why the others cannot (spec 4.15.3). */
export const listRemovable = async (
  db: Database,
  studentID: number,
  locale: Locale,
): Promise<z.input<typeof preRegistration.whoCanDelete.reply>> => {
  const snapshot = await loadSnapshot(db, studentID)
  const checked = snapshot.student.preRegistrations.map((each) => ({
    preRegID: each.preRegID,
    ...describeRefused(checkRemovable(snapshot, each), locale),
  }))
  return {
    preRegIDs: checked.filter(({ code }) => code === null).map(({ preRegID }) => preRegID),
    kept: checked.flatMap(({ preRegID, code, reason }) =>
      code === null || reason === null ? [] : { preRegID, code, reason },
    ),
  }
}
