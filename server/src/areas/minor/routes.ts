import type { minor } from '#contract/registration/minor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { offerKind } from '#server/enrolment/offer/sources/offer-kind.ts'
import { chooseMinor } from './choose-minor.ts'
import { toMinorChoice, offerMinors, loadMinors } from './load-minors.ts'
import { removeMinor } from './remove-minor.ts'

export const routes: Routes<typeof minor> = {
  hasChooseMinor: async ({ db, student, locale }) =>
    toMinorChoice(await loadMinors(db, student.studentID), locale),
  programs: async ({ db, student, locale }) => ({
    programs: offerMinors(await loadMinors(db, student.studentID), locale),
  }),
  subjects: ({ db, student, query, locale }) =>
    offerKind(db, student.studentID, 'minor', locale, query.instead),
  choose: ({ db, student, params, request, locale }) =>
    chooseMinor(db, student.studentID, readAttemptKey(request), params.id, locale),
  remove: ({ db, student, request, locale }) =>
    removeMinor(db, student.studentID, readAttemptKey(request), locale),
}
