import type { registration } from '#contract/registration.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as everywhere } from '#server/http/words.ts'
import { attemptKey } from '#server/http/attempt-key.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { changeGroups } from './change-groups.ts'
import { chooseGroup } from './choose-group.ts'
import { creditSums } from './credit-sums.ts'
import { modulesOf, myRegistrations, stepsOf } from './sql.ts'
import { offerSubjects } from './offer-subjects.ts'
import { reasonOf } from './seats/repeated.ts'
import { receiptsOf } from './seats/sql.ts'

export const routes: Routes<typeof registration, 'registration'> = {
  steps: async ({ db, student }) => {
    const found = await stepsOf(db, student.studentID)
    return found ?? { now: new Date().toISOString(), steps: [] }
  },
  alreadyRegistered: async ({ db, student }) => {
    const mine = await myRegistrations(db, student.studentID)
    if (mine === undefined) throw new Refusal(everywhere.noSemester)
    const credits = creditSums(mine)
    return { subjects: mine.subjects, total_ects: credits.semester, credits }
  },
  programModules: async ({ db, student }) => ({ modules: await modulesOf(db, student.studentID) }),
  moduleSubjects: ({ db, student, params, locale }) =>
    offerSubjects(db, student.studentID, params.id, locale),
  receipts: async ({ db, student }) => {
    const found = await receiptsOf(db, student.studentID)
    return { receipts: found.map((receipt) => ({ ...receipt, ...reasonOf(receipt) })) }
  },
  choose: ({ db, student, body, request }) => chooseGroup(db, student.studentID, attemptKey(request), body),
  changeGroups: ({ db, student, params, body, request }) =>
    changeGroups(db, student.studentID, attemptKey(request), params.subjectID, body),
  cancel: ({ db, student, params, request }) =>
    cancelRegistration(db, student.studentID, attemptKey(request), params.id),
}
