import * as z from 'zod/mini'
import { area, call, done, flag, id, idText, instant, prose } from '../endpoint/endpoint.ts'
import { englishLevel } from './english-level.ts'
import {
  inExchange,
  moduleKind,
  offeredSubject,
  offeredSubjects,
  programModule,
} from '../rows/offered-subject.ts'
import { receipt } from './receipt.ts'
import { registeredSubject, registrationReply } from './registered-subject.ts'
import { registrationCredits } from './registration-credits.ts'
import { instantSpan } from '../rows/instant-span.ts'

/** A step of registration with the student's window for it, by the server's clock. */
export const registrationStep = z.object({
  step: z.int(),
  name: z.string(),
  nameeng: z.string(),
  guide: z.string(),
  guideeng: z.string(),
  windows: z.array(instantSpan),
  /** The kinds of modules that belong to the step. */
  module_kinds: z.array(moduleKind),
  /** Whether a seat can be given up while it is open. */
  allows_cancel: z.boolean(),
})

/** A subject out of the whole programme, with its module. */
const moduleSubject = z.extend(offeredSubject, { program_moduleID: z.nullable(id()) })

/** A subject that the student pre-registered for. */
const preRegisteredSubject = z.extend(moduleSubject, { preRegID: id() })

const chosenGroups = {
  program_module_id: z.optional(z.nullable(id())),
  program_id: z.optional(z.nullable(id())),
  schedule_id: z.optional(z.nullable(id())),
  practise_schedule_id: z.optional(z.nullable(id())),
  seminar_schedule_id: z.optional(z.nullable(id())),
  /** The whole linked set, because subjects have up to eight parts. */
  schedule_ids: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(20))),
}

/** Other groups of a registered subject: its whole linked set. */
const groupMove = z.object({
  subjectID: id(),
  schedule_ids: z.array(id()).check(z.minLength(1), z.maxLength(20)),
})

/** The groups of a subject before or after an act. */
const subjectSeats = z.object({
  subjectID: id(),
  program_moduleID: z.nullable(id()),
  schedule_ids: z.array(id()).check(z.maxLength(20)),
})

/** How an act changed one registration; `before` is null if it was created, `after` if it was cancelled. */
const undoStep = z.object({ before: z.nullable(subjectSeats), after: z.nullable(subjectSeats) })

/** Registration: steps, modules, registered subjects, taking and giving up seats (spec 4.7, 7.9, 7.11). */
export const registration = area({
  steps: call('GET /api/registration-steps', {
    summary:
      "Returns the steps of registration with the student's windows, the server's time, and the student's credits this semester.",
    refuses: [404],
    reply: z.object({
      now: instant(),
      steps: z.array(registrationStep),
      credits: z.nullable(registrationCredits),
    }),
  }),
  guide: call('GET /api/registration/guide/{id}', {
    isForPrograms: true,
    summary: "Returns the guide of one step of registration and the student's windows for it.",
    params: { id: idText() },
    refuses: [404],
    reply: registrationStep,
  }),
  alreadyRegistered: call('GET /api/registration/already-registered', {
    summary: "Lists the student's registrations this semester, and their credits with the limits.",
    refuses: [404],
    reply: z.object({
      subjects: z.array(registeredSubject),
      total_ects: z.int(),
      credits: registrationCredits,
      /** The semester of study in which the level of English is changed instead of groups (spec 6.4.1). */
      english_level_instead: z.boolean(),
    }),
  }),
  isRegistered: call('POST /api/registration/isRegistered', {
    summary: 'Returns whether the student has registrations and their credits reach the minimum.',
    refuses: [404],
    reply: z.object({ isRegistered: z.boolean(), total_ects: z.int(), minimum: z.int() }),
  }),
  receipts: call('GET /api/registration/receipts', {
    summary: "Lists the student's registration attempts this semester, latest first, with their results.",
    reply: z.object({ receipts: z.array(receipt) }),
  }),
  programModules: call('GET /api/registration/program-modules', {
    summary: "Lists the modules of the student's programme.",
    refuses: [404],
    reply: z.object({ modules: z.array(programModule) }),
  }),
  moduleSubjects: call('GET /api/registration/program-modules/{id}', {
    hasSentences: true,
    summary: 'Lists the subjects of one module.',
    params: { id: idText() },
    query: inExchange,
    refuses: [404],
    reply: z.object({ subjects: z.array(offeredSubject) }),
  }),
  concentrationSubjects: call('GET /api/registration/program-modules/{id}/{concentrationID}', {
    isForPrograms: true,
    hasSentences: true,
    summary: 'Lists the subjects of one module that belong to one concentration.',
    params: { id: idText(), concentrationID: idText() },
    refuses: [404],
    reply: z.object({ subjects: z.array(offeredSubject) }),
  }),
  blockSubjects: call('GET /api/registration/program-modules/block-subjects/{id}', {
    hasSentences: true,
    summary: 'Lists the subjects of a module by block, with the number of subjects to choose from each.',
    params: { id: idText() },
    refuses: [404],
    reply: z.object({
      blocks: z.array(
        z.object({
          blockID: id(),
          block: z.string(),
          blockeng: z.string(),
          choose: z.int(),
          chosen: z.int(),
          subjects: z.array(offeredSubject),
        }),
      ),
    }),
  }),
  moduleRestriction: call('POST /api/registration/program_module_restriction', {
    hasSentences: true,
    summary: 'Returns whether another subject of this module can be registered, and otherwise the reason.',
    body: z.object({ program_moduleID: id() }),
    refuses: [404],
    reply: z.object({
      restricted: z.boolean(),
      code: z.nullable(z.string()),
      message: z.nullable(z.string()),
      ects: z.int(),
      ects_done: z.int(),
      ects_registered: z.int(),
      /** Null: no limit. */
      maximum_ects: z.nullable(z.int()),
      subjects: z.int(),
      maximum_subjects: z.nullable(z.int()),
    }),
  }),
  subjects: call('GET /api/registration/getSubjects', {
    hasSentences: true,
    summary: 'Lists what the student can register in the steps that are open now, from all modules.',
    query: inExchange,
    refuses: [404],
    reply: z.object({ subjects: z.array(moduleSubject) }),
  }),
  freeSubjects: call('GET /api/registration/free-subjects', {
    hasSentences: true,
    summary: 'Lists the subjects for free credits and how many free credits the programme leaves.',
    query: inExchange,
    refuses: [404],
    reply: z.extend(offeredSubjects, { dontWant: z.boolean() }),
  }),
  dontWantFromFreeCredit: call('POST /api/registration/dontWantFromFreeCredit', {
    summary: 'Declines subjects for free credits this semester, or withdraws that.',
    body: z.optional(z.nullable(z.object({ dontWant: z.optional(flag()) }))),
    refuses: [404, 423],
    reply: done(),
  }),
  preRegisteredSubjects: call('GET /api/registration/getPreRegSubjects', {
    hasSentences: true,
    summary: 'Lists the pre-registered subjects that the student has not registered yet.',
    query: inExchange,
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegisteredSubject) }),
  }),
  allPreRegisteredSubjects: call('GET /api/registration/getAllPreRegSubjects', {
    isForPrograms: true,
    hasSentences: true,
    summary: 'Lists all pre-registered subjects, including the registered ones.',
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegisteredSubject), total_ects: z.int() }),
  }),
  preRegisteredOfModule: call('GET /api/registration/getFilteredPreRegSubject/{id}', {
    isForPrograms: true,
    hasSentences: true,
    summary: 'Lists the pre-registered subjects of one module; `id` is its program_moduleID.',
    params: { id: idText() },
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegisteredSubject), total_ects: z.int() }),
  }),
  englishLevelSubject: call('GET /api/registration/englishLevelSubject', {
    hasSentences: true,
    summary:
      "Returns the student's English subject and the subjects of the levels that it can be changed to.",
    refuses: [404],
    reply: englishLevel,
  }),
  answerEnglishLevel: call('POST /api/registration/english-level', {
    summary: "Saves the student's level of English without taking a seat, before their registration is open.",
    body: z.object({ newSubjectID: id() }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  changeEnglishLevel: call('POST /api/registration/changeEngLevel', {
    summary:
      "Replaces the student's English subject with that of another level; the old seats are freed once the new ones are taken.",
    body: z.object({
      /** The registrationID of the student's English subject; null while there is none. */
      students_ret_tempID: z.nullable(id()),
      newSubjectID: id(),
      /** The groups of the new subject; without them the first that fit. */
      schedule_ids: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(20))),
    }),
    refuses: [403, 404, 409, 423],
    reply: registrationReply,
  }),
  choose: call('POST /api/registration', {
    summary: 'Takes a seat in every group of a linked set, all or none. A repeated call has the same reply.',
    comparesKey: true,
    body: z.object({
      ...chosenGroups,
      /** Registered subjects that change their groups in the same transaction to make room (see `groups.repairs`). */
      moves: z.optional(z.array(groupMove).check(z.maxLength(2))),
      old_subjectID: z.optional(z.nullable(id())),
      newSubjectID: z.optional(z.nullable(id())),
      hasChooseMinor: z.optional(z.nullable(flag())),
      preRegID: z.optional(z.nullable(id())),
    }),
    refuses: [403, 404, 409, 423],
    reply: registrationReply,
  }),
  changeGroups: call('PATCH /api/registration/{subjectID}', {
    summary: 'Changes the groups of a subject; the old seats are freed once the new ones are taken.',
    comparesKey: true,
    params: { subjectID: idText() },
    /** `old_group` is the group to leave; null when the student has none in the subject. */
    body: z.object({
      ...chosenGroups,
      old_group: z.nullable(id()),
      /** As for `choose`. */
      moves: z.optional(z.array(groupMove).check(z.maxLength(2))),
    }),
    refuses: [403, 404, 409, 423],
    reply: registrationReply,
  }),
  cancel: call('DELETE /api/registration/{id}', {
    summary: 'Frees the seats of one registration; `id` is the registrationID.',
    params: { id: idText() },
    refuses: [404, 409, 423],
    reply: done(),
  }),
  undo: call('POST /api/registration/undo', {
    summary:
      'Takes one act back: each registration is as before it again, all or none. Refused when one has changed since.',
    body: z.object({ steps: z.array(undoStep).check(z.minLength(1), z.maxLength(3)) }),
    refuses: [404, 409],
    reply: done(),
  }),
  writeProblem: call('POST /api/registration/writeProblem', {
    summary: 'Reports to the office what keeps the student from registering.',
    body: z.object({ problemText: prose(2000) }),
    refuses: [429],
    reply: z.object({ problemID: id() }),
  }),
})
