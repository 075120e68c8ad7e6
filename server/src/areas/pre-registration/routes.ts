import type { preRegistration } from '#contract/registration/pre-registration.ts'
import { loadMinors, offerMinors, toMinorChoice } from '#server/areas/minor/load-minors.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { dedupeSubjects } from '#server/enrolment/offer/dedupe-subjects.ts'
import { loadModules } from '#server/enrolment/offer/sources/load-modules.ts'
import { loadSteps } from '#server/enrolment/offer/sql.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { preRegistrationStep } from './decide-pre-registration.ts'
import { toClosedPreRegistration, toPreRegistrations } from './list-pre-registrations.ts'
import { offerPreRegistration } from './offer-pre-registration.ts'
import {
  changePreRegistration,
  listRemovable,
  preRegister,
  removePreRegistration,
} from './save-pre-registration.ts'

export const routes: Routes<typeof preRegistration> = {
  guide: async ({ db, student }) => {
    const found = await loadSteps(db, student.studentID)
    const step = found?.steps.find((each) => each.step === preRegistrationStep)
    if (found === undefined || step === undefined) throw new Refusal(httpWords.noSemester)
    const { guide, guideeng, windows } = step
    return { guide, guideeng, now: found.now, windows }
  },
  alreadyRegistered: async ({ db, student }) => toPreRegistrations(await loadSnapshot(db, student.studentID)),
  toShow: async ({ db, student }) => toClosedPreRegistration(await loadSnapshot(db, student.studentID)),
  programModules: async ({ db, student, query, locale }) => {
    const [{ modules }, subjects] = await Promise.all([
      loadModules(db, student.studentID),
      offerPreRegistration(db, student.studentID, locale, () => true, query.instead),
    ])
    return {
      modules: modules.map((module) => ({
        module,
        subjects: subjects.filter((each) => each.program_moduleID === module.program_moduleID),
      })),
    }
  },
  subjects: async ({ db, student, locale }) => ({
    subjects: dedupeSubjects(await offerPreRegistration(db, student.studentID, locale)),
  }),
  freeSubjects: async ({ db, student, locale }) => {
    const [{ modules }, subjects] = await Promise.all([
      loadModules(db, student.studentID),
      offerPreRegistration(db, student.studentID, locale, (kind) => kind === 'free'),
    ])
    const free = modules.filter(({ kind }) => kind === 'free')
    return {
      subjects,
      ects: free.reduce((sum, { ects }) => sum + ects, 0),
      ects_done: free.reduce((sum, { ects_done }) => sum + ects_done, 0),
    }
  },
  hasChooseMinor: async ({ db, student, locale }) =>
    toMinorChoice(await loadMinors(db, student.studentID), locale),
  minorPrograms: async ({ db, student, locale }) => ({
    programs: offerMinors(await loadMinors(db, student.studentID), locale),
  }),
  minorSubjects: async ({ db, student, locale }) => ({
    subjects: await offerPreRegistration(db, student.studentID, locale, (kind) => kind === 'minor'),
  }),
  whoCanDelete: ({ db, student, locale }) => listRemovable(db, student.studentID, locale),
  choose: ({ db, student, body, request }) =>
    preRegister(db, student.studentID, readAttemptKey(request), body.subject_id),
  change: ({ db, student, body, request }) =>
    changePreRegistration(db, student.studentID, readAttemptKey(request), body.preRegID, body.subjectID),
  remove: ({ db, student, params, request }) =>
    removePreRegistration(db, student.studentID, readAttemptKey(request), params.id),
}
