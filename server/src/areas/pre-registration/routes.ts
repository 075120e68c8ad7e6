import type { preRegistration } from '#contract/registration/pre-registration.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as everywhere } from '#server/http/words.ts'
import { choiceOfMinor, offerMinors, readMinors } from '#server/areas/minor/read-minors.ts'
import { loadSnapshot } from '#server/enrolment/enrol.ts'
import { loadModules } from '#server/enrolment/offer/sources/load-modules.ts'
import { stepsOf } from '#server/areas/registration/sql.ts'
import { preRegistrationStep } from './decide-wish.ts'
import { changeWish, chooseWish, deletableWishes, removeWish } from './keep-wishes.ts'
import { eachOnce, offerWishes } from './offer-wishes.ts'
import { wishesOf, wishesToShow } from './read-wishes.ts'

export const routes: Routes<typeof preRegistration, 'preRegistration'> = {
  guide: async ({ db, student }) => {
    const found = await stepsOf(db, student.studentID)
    const step = found?.steps.find((each) => each.step === preRegistrationStep)
    if (found === undefined || step === undefined) throw new Refusal(everywhere.noSemester)
    const { guide, guideeng, windows } = step
    return { guide, guideeng, now: found.now, windows }
  },
  alreadyRegistered: async ({ db, student }) => wishesOf(await loadSnapshot(db, student.studentID)),
  toShow: async ({ db, student }) => wishesToShow(await loadSnapshot(db, student.studentID)),
  programModules: async ({ db, student, query, locale }) => {
    const [{ modules }, subjects] = await Promise.all([
      loadModules(db, student.studentID),
      offerWishes(db, student.studentID, locale, () => true, query.instead),
    ])
    return {
      modules: modules.map((module) => ({
        module,
        subjects: subjects.filter((each) => each.program_moduleID === module.program_moduleID),
      })),
    }
  },
  subjects: async ({ db, student, locale }) => ({
    subjects: eachOnce(await offerWishes(db, student.studentID, locale)),
  }),
  freeSubjects: async ({ db, student, locale }) => {
    const [{ modules }, subjects] = await Promise.all([
      loadModules(db, student.studentID),
      offerWishes(db, student.studentID, locale, (kind) => kind === 'free'),
    ])
    const free = modules.filter(({ kind }) => kind === 'free')
    return {
      subjects,
      ects: free.reduce((sum, { ects }) => sum + ects, 0),
      ects_done: free.reduce((sum, { ects_done }) => sum + ects_done, 0),
    }
  },
  hasChooseMinor: async ({ db, student, locale }) =>
    choiceOfMinor(await readMinors(db, student.studentID), locale),
  minorPrograms: async ({ db, student, locale }) => ({
    programs: offerMinors(await readMinors(db, student.studentID), locale),
  }),
  minorSubjects: async ({ db, student, locale }) => ({
    subjects: await offerWishes(db, student.studentID, locale, (kind) => kind === 'minor'),
  }),
  whoCanDelete: ({ db, student, locale }) => deletableWishes(db, student.studentID, locale),
  choose: ({ db, student, body, request }) =>
    chooseWish(db, student.studentID, readAttemptKey(request), body.subject_id),
  change: ({ db, student, body, request }) =>
    changeWish(db, student.studentID, readAttemptKey(request), body.preRegID, body.subjectID),
  remove: ({ db, student, params, request }) =>
    removeWish(db, student.studentID, readAttemptKey(request), params.id),
}
