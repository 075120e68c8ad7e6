import type { registration } from '#contract/registration/registration.ts'
import { reportProblem } from '#server/areas/problems/report-problem.ts'
import { toCreditSums } from '#server/enrolment/credit-sums.ts'
import { cancel, enrol } from '#server/enrolment/enrol.ts'
import { loadRegistrations } from '#server/enrolment/offer/load-registrations.ts'
import { offerSubjects } from '#server/enrolment/offer/offer-subjects.ts'
import { loadModuleRestriction } from '#server/enrolment/offer/sources/load-module-restriction.ts'
import { loadModules } from '#server/enrolment/offer/sources/load-modules.ts'
import { offerBlocks } from '#server/enrolment/offer/sources/offer-blocks.ts'
import { offerKind } from '#server/enrolment/offer/sources/offer-kind.ts'
import { offerPreRegistered } from '#server/enrolment/offer/sources/offer-pre-registered.ts'
import { offerStep } from '#server/enrolment/offer/sources/offer-step.ts'
import { loadSteps } from '#server/enrolment/offer/sql.ts'
import { listReceipts } from '#server/enrolment/receipts.ts'
import { undoSeats } from '#server/enrolment/undo-seats.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { declineFreeCredits } from './decline-free-credits.ts'
import { answerEnglishLevel } from './english/answer-english-level.ts'
import { changeEnglishLevel } from './english/change-english-level.ts'
import { loadEnglishLevel } from './english/load-english-level.ts'
import { toChange, toChoice, toUndoStep } from './to-seat-request.ts'
import { words } from './words.ts'

const sumEcts = (subjects: readonly { readonly ects: number }[]): number =>
  subjects.reduce((sum, { ects }) => sum + ects, 0)

export const routes: Routes<typeof registration> = {
  steps: async ({ db, student }) => {
    const [found, own] = await Promise.all([
      loadSteps(db, student.studentID),
      loadRegistrations(db, student.studentID),
    ])
    const credits = own === undefined ? null : toCreditSums(own.credits)
    return { now: new Date().toISOString(), steps: [], ...found, credits }
  },
  guide: async ({ db, student, params }) => {
    const found = await loadSteps(db, student.studentID)
    return requireFound(
      found?.steps.find((each) => each.step === params.id),
      words.stepNotFound,
    )
  },
  isRegistered: async ({ db, student }) => {
    const own = requireFound(await loadRegistrations(db, student.studentID), httpWords.noSemester)
    const { semester, minimum } = toCreditSums(own.credits)
    return {
      isRegistered: own.subjects.length > 0 && semester >= minimum,
      total_ects: semester,
      minimum,
    }
  },
  alreadyRegistered: async ({ db, student }) => {
    const own = requireFound(await loadRegistrations(db, student.studentID), httpWords.noSemester)
    const credits = toCreditSums(own.credits)
    const { subjects, english_level_instead } = own
    return { subjects, total_ects: credits.semester, credits, english_level_instead }
  },
  programModules: async ({ db, student }) => {
    const { modules } = await loadModules(db, student.studentID)
    return { modules: [...modules] }
  },
  moduleSubjects: ({ db, student, params, query, locale }) =>
    offerSubjects(db, student.studentID, params.id, locale, query.instead),
  concentrationSubjects: async ({ db, student, params, locale }) => {
    const { modules } = await loadModules(db, student.studentID)
    const isConcentration = ({ program_moduleID, concentrationID }: (typeof modules)[number]) =>
      program_moduleID === params.id && concentrationID === params.concentrationID
    if (!modules.some(isConcentration)) throw new Refusal(enrolmentWords.moduleNotFound)
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
    return { subjects, total_ects: sumEcts(subjects) }
  },
  preRegisteredOfModule: async ({ db, student, params, locale }) => {
    const { subjects, moduleIDs } = await offerPreRegistered(db, student.studentID, locale)
    if (!moduleIDs.includes(params.id)) throw new Refusal(enrolmentWords.moduleNotFound)
    const own = subjects.filter(({ program_moduleID }) => program_moduleID === params.id)
    return { subjects: own, total_ects: sumEcts(own) }
  },
  dontWantFromFreeCredit: ({ db, student, body, request }) =>
    declineFreeCredits(db, student.studentID, readAttemptKey(request), Boolean(body?.dontWant ?? true)),
  englishLevelSubject: ({ db, student, locale }) => loadEnglishLevel(db, student.studentID, locale),
  changeEnglishLevel: ({ db, student, body, request }) =>
    changeEnglishLevel(db, student.studentID, readAttemptKey(request), body),
  answerEnglishLevel: ({ db, student, body }) => answerEnglishLevel(db, student.studentID, body.newSubjectID),
  receipts: async ({ db, student }) => ({ receipts: await listReceipts(db, student.studentID) }),
  writeProblem: ({ db, student, body, request }) =>
    reportProblem(db, student.studentID, readAttemptKey(request), {
      reported_in: 'registration',
      text: body.problemText,
    }),
  choose: ({ db, student, body, request }) =>
    enrol(db, student.studentID, readAttemptKey(request), toChoice(body)),
  changeGroups: ({ db, student, params, body, request }) =>
    enrol(db, student.studentID, readAttemptKey(request), toChange(params.subjectID, body)),
  cancel: ({ db, student, params, request }) =>
    cancel(db, student.studentID, readAttemptKey(request), params.id),
  undo: ({ db, student, body, request }) =>
    undoSeats(db, student.studentID, readAttemptKey(request), body.steps.map(toUndoStep)),
}
