import type { agreements } from '#contract/account/agreements.ts'
import { attemptKey } from '#server/http/attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { answerAgreement } from './answer-agreement.ts'
import { approveContract } from './approve-contract.ts'
import { bookVisit } from './book-visit.ts'
import { contractFile } from './contract-file.ts'
import { freeTimes } from './free-times.ts'
import { giveUpVisit } from './give-up-visit.ts'
import { showContract } from './show-contract.ts'
import { acceptForeign, closeInstructions, consentsOf, visitsOf, waitingForeignContract } from './sql.ts'
import { withdrawalDue, withdrawMedia } from './withdraw-media.ts'
import { words } from './words.ts'

/** Contracts, visits and consents of students from abroad. */
export const routes: Routes<typeof agreements, 'agreements'> = {
  foreignContract: async ({ db, student }) => ({
    contract: (await waitingForeignContract(db, student.studentID)) ?? null,
  }),
  acceptForeignContract: async ({ db, student, body, locale }) => {
    const kept = await acceptForeign(db, student.studentID, body.messageID, locale)
    if (kept === undefined) throw new Refusal(words.foreignContractUnknown)
    return 'ok'
  },
  saveInternationalAgreement: ({ db, student, body }) =>
    answerAgreement(db, student.studentID, Boolean(body.personalData), Boolean(body.mediaMaterials)),
  consents: async ({ db, student: { studentID } }) => ({
    consents: (await consentsOf(db, studentID)) ?? null,
    ...(await withdrawalDue(db, studentID)),
  }),
  withdrawMediaConsent: ({ db, student }) => withdrawMedia(db, student.studentID),
  availableTimes: async ({ db, student, body }) => ({
    dates: await freeTimes(db, student.studentID, body.branch),
  }),
  saveTime: ({ db, student, body, request }) =>
    bookVisit(db, student.studentID, attemptKey(request), {
      branch: body.selectedBranch,
      date: body.selectedDate,
      start: body.selectedTime,
    }),
  chosenTimes: async ({ db, student }) => ({ times: await visitsOf(db, student.studentID) }),
  removeTime: ({ db, student, body }) => giveUpVisit(db, student.studentID, body.id),
  internationalData: ({ db, student }) => showContract(db, student.studentID),
  contractFile: ({ db, student }) => contractFile(db, student.studentID),
  approveContract: ({ db, student, body, locale }) => approveContract(db, student.studentID, body, locale),
  closeInstructions: async ({ db, student }) => {
    await closeInstructions(db, student.studentID)
    return 'ok'
  },
}
