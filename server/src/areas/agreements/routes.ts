import type { agreements } from '#contract/account/agreements.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { isLeftOut } from '#server/http/student-view/view-parts.ts'
import { answerAgreement } from './answer-agreement.ts'
import { approveContract } from './approve-contract.ts'
import { bookVisit } from './book-visit.ts'
import { createContractFile } from './create-contract-file.ts'
import { listFreeTimes } from './list-free-times.ts'
import { cancelVisit } from './cancel-visit.ts'
import { loadContractData } from './load-contract-data.ts'
import {
  acceptForeignContract,
  closeInstructions,
  loadConsents,
  listVisits,
  findPendingForeignContract,
} from './sql.ts'
import { loadWithdrawalDue, withdrawMedia } from './withdraw-media.ts'
import { words } from './words.ts'

/** Contracts, visits and consents of students from abroad. */
export const routes: Routes<typeof agreements> = {
  foreignContract: async ({ db, student }) => ({
    contract: (await findPendingForeignContract(db, student.studentID)) ?? null,
  }),
  acceptForeignContract: async ({ db, student, body, locale }) => {
    requireFound(
      await acceptForeignContract(db, student.studentID, body.messageID, locale),
      words.foreignContractUnknown,
    )
    return 'ok'
  },
  saveInternationalAgreement: ({ db, student, body }) =>
    answerAgreement(db, student.studentID, Boolean(body.personalData), Boolean(body.mediaMaterials)),
  consents: async ({ db, student: { studentID } }) => ({
    consents: (await loadConsents(db, studentID)) ?? null,
    ...(await loadWithdrawalDue(db, studentID)),
  }),
  withdrawMediaConsent: ({ db, student }) => withdrawMedia(db, student.studentID),
  availableTimes: async ({ db, student, body }) => ({
    dates: await listFreeTimes(db, student.studentID, body.branch),
  }),
  saveTime: ({ db, student, body, request }) =>
    bookVisit(db, student.studentID, readAttemptKey(request), {
      branch: body.selectedBranch,
      date: body.selectedDate,
      start: body.selectedTime,
    }),
  chosenTimes: async ({ db, student }) => ({
    times: isLeftOut(student, 'visits') ? [] : await listVisits(db, student.studentID),
  }),
  removeTime: ({ db, student, body }) => cancelVisit(db, student.studentID, body.id),
  internationalData: ({ db, student }) => loadContractData(db, student.studentID),
  contractFile: ({ db, student }) => createContractFile(db, student.studentID),
  approveContract: ({ db, student, body, locale }) => approveContract(db, student.studentID, body, locale),
  closeInstructions: async ({ db, student }) => {
    await closeInstructions(db, student.studentID)
    return 'ok'
  },
}
