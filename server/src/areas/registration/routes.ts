import type { registration } from '#contract/registration/registration.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as everywhere } from '#server/http/words.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { reportProblem } from '#server/areas/problems/report-problem.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { changeGroups } from './change-groups.ts'
import { chooseGroup } from './choose-group.ts'
import { toCreditSums } from '#server/enrolment/credit-sums.ts'
import { answerEnglishLevel } from './english/answer-english-level.ts'
import { changeEnglishLevel } from './english/change-english-level.ts'
import { readEnglishLevel } from './english/read-english-level.ts'
import { offerSubjects } from '#server/enrolment/offer/offer-subjects.ts'
import { loadRegistrations } from '#server/enrolment/offer/load-registrations.ts'
import { readReceipts } from './read-receipts.ts'
import { offerBlocks } from '#server/enrolment/offer/sources/offer-blocks.ts'
import { offerKind } from '#server/enrolment/offer/sources/offer-kind.ts'
import { offerStep } from '#server/enrolment/offer/sources/offer-step.ts'
import { offerPreRegistered } from '#server/enrolment/offer/sources/offer-pre-registered.ts'
import { loadModules } from '#server/enrolment/offer/sources/load-modules.ts'
import { declineFreeCredits } from './decline-free-credits.ts'
import { loadModuleRestriction } from '#server/enrolment/offer/sources/load-module-restriction.ts'
import { stepsOf } from './sql.ts'
import { words } from '#server/enrolment/words.ts'

const ectsOf = (subjects: readonly { readonly ects: number }[]): number =>
  subjects.reduce((sum, { ects }) => sum + ects, 0)

export const routes: Routes<typeof registration, 'registration'> = {
  steps: async ({ db, student }) => {
    const [found, mine] = await Promise.all([
      stepsOf(db, student.studentID),
      loadRegistrations(db, student.studentID),
    ])
    const credits = mine === undefined ? null : toCreditSums(mine.credits)
    return { now: new Date().toISOString(), steps: [], ...found, credits }
  },
  guide: async ({ db, student, params }) => {
    const found = await stepsOf(db, student.studentID)
    const step = found?.steps.find((each) => each.step === params.id)
    if (step === undefined) throw new Refusal(words.stepNotFound)
    return step
  },
  isRegistered: async ({ db, student }) => {
    const mine = await loadRegistrations(db, student.studentID)
    if (mine === undefined) throw new Refusal(everywhere.noSemester)
    const { semester, minimum } = toCreditSums(mine.credits)
    return {
      isRegistered: mine.subjects.length > 0 && semester >= minimum,
      total_ects: semester,
      minimum,
    }
  },
  alreadyRegistered: async ({ db, student }) => {
    const mine = await loadRegistrations(db, student.studentID)
    if (mine === undefined) throw new Refusal(everywhere.noSemester)
    const credits = toCreditSums(mine.credits)
    const { subjects, english_level_instead } = mine
    return { subjects, total_ects: credits.semester, credits, english_level_instead }
  },
  programModules: async ({ db, student }) => {
    const { modules } = await loadModules(db, student.studentID)
    return { modules: [...modules] }
  },
  moduleSubjects: ({ db, student, params, query, locale }) =>
    offerSubjects(db, student.studentID, params.id, locale, query.instead),
  concentrationSubjects: async ({ db, student, params, locale }) => {
    const { modules: mine } = await loadModules(db, student.studentID)
    const isOfIt = ({ program_moduleID, concentrationID }: (typeof mine)[number]) =>
      program_moduleID === params.id && concentrationID === params.concentrationID
    if (!mine.some(isOfIt)) throw new Refusal(words.moduleNotFound)
    return offerSubjects(db, student.studentID, params.id, locale)
  },
  blockSubjects: ({ db, student, params, locale }) => offerBlocks(db, student.studentID, params.id, locale),
  moduleRestriction: ({ db, student, body, locale }) =>
    loadModuleRestriction(db, student.studentID, body.program_moduleID, locale),
  subjects: async ({ db, student, query, locale }) => ({
    subjects: await offerStep(db, student.studentID, locale, query.instead),
  }),
  freeSubjects: async ({ db, student, query, locale }) => {
    const { wants_no_free, ...offer } = await offerKind(db, student.studentID, 'free', locale, query.instead)
    return { ...offer, dontWant: wants_no_free }
  },
  preRegisteredSubjects: async ({ db, student, query, locale }) => {
    const { subjects, isReplaced } = await offerPreRegistered(db, student.studentID, locale, query.instead)
    return { subjects: subjects.filter((each) => !each.is_registered && !isReplaced(each)) }
  },
  allPreRegisteredSubjects: async ({ db, student, locale }) => {
    const { subjects } = await offerPreRegistered(db, student.studentID, locale)
    return { subjects, total_ects: ectsOf(subjects) }
  },
  preRegisteredOfModule: async ({ db, student, params, locale }) => {
    const { subjects, moduleIDs } = await offerPreRegistered(db, student.studentID, locale)
    if (!moduleIDs.includes(params.id)) throw new Refusal(words.moduleNotFound)
    const own = subjects.filter(({ program_moduleID }) => program_moduleID === params.id)
    return { subjects: own, total_ects: ectsOf(own) }
  },
  dontWantFromFreeCredit: ({ db, student, body, request }) =>
    declineFreeCredits(db, student.studentID, readAttemptKey(request), Boolean(body?.dontWant ?? true)),
  englishLevelSubject: ({ db, student, locale }) => readEnglishLevel(db, student.studentID, locale),
  changeEnglishLevel: ({ db, student, body, request }) =>
    changeEnglishLevel(db, student.studentID, readAttemptKey(request), body),
  answerEnglishLevel: ({ db, student, body }) => answerEnglishLevel(db, student.studentID, body.newSubjectID),
  receipts: async ({ db, student }) => ({ receipts: await readReceipts(db, student.studentID) }),
  writeProblem: ({ db, student, body, request }) =>
    reportProblem(db, student.studentID, readAttemptKey(request), {
      reported_in: 'registration',
      text: body.problemText,
    }),
  choose: ({ db, student, body, request }) =>
    chooseGroup(db, student.studentID, readAttemptKey(request), body),
  changeGroups: ({ db, student, params, body, request }) =>
    changeGroups(db, student.studentID, readAttemptKey(request), params.subjectID, body),
  cancel: ({ db, student, params, request }) =>
    cancelRegistration(db, student.studentID, readAttemptKey(request), params.id),
}
