import * as z from 'zod/mini'
import { area, call, done, id, idText, instant } from '../endpoint/endpoint.ts'
import { minorChoice, minorProgram } from './minor.ts'
import { inExchange, programModule } from '../rows/offered-subject.ts'
import { registrationCredits } from './registration-credits.ts'
import { subjectRow } from '../rows/subject-row.ts'
import { instantSpan } from '../rows/instant-span.ts'

/** A subject to pre-register for; `code` and `reason` say why that is not possible. */
export const preRegistrableSubject = z.extend(subjectRow, {
  program_moduleID: z.nullable(id()),
  study_semester: z.int(),
  is_preregistered: z.boolean(),
  /** How many students have pre-registered for it. */
  st_count: z.int(),
  passed: z.boolean(),
  score: z.nullable(z.number()),
  can_choose: z.boolean(),
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

/** A pre-registered subject. */
const preRegistrationRow = z.extend(subjectRow, {
  preRegID: id(),
  program_moduleID: z.nullable(id()),
  created_at: instant(),
  /** The student is registered for it by now. */
  is_registered: z.boolean(),
  /** Another level of English was chosen in its place. */
  is_replaced: z.boolean(),
})

const totals = { total_ects: z.int(), credits: registrationCredits }

/** Pre-registration for subjects, without groups, before the semester (spec 4.15, 7.12). */
export const preRegistration = area({
  guide: call('GET /api/pre-registration/guide', {
    summary: "Returns the guide of pre-registration and the student's windows for it.",
    refuses: [404],
    reply: z.object({
      guide: z.string(),
      guideeng: z.string(),
      now: instant(),
      windows: z.array(instantSpan),
    }),
  }),
  alreadyRegistered: call('GET /api/pre-registration/already-registered', {
    summary: 'Lists the pre-registered subjects, and their credits with the limits.',
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrationRow), ...totals }),
  }),
  toShow: call('GET /api/pre-registration/getPreRegisteredSubjectsToShow', {
    summary: "Returns the student's pre-registration for display after its window has closed.",
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrationRow), total_ects: z.int(), is_closed: z.boolean() }),
  }),
  programModules: call('GET /api/pre-registration/program-modules', {
    hasSentences: true,
    summary:
      "Lists the modules of the student's programme with the subjects for pre-registration; `instead` is the preRegID of one that is replaced.",
    query: inExchange,
    refuses: [404],
    reply: z.object({
      modules: z.array(z.object({ module: programModule, subjects: z.array(preRegistrableSubject) })),
    }),
  }),
  subjects: call('GET /api/pre-registration/getSubjects', {
    isForPrograms: true,
    hasSentences: true,
    summary: 'Lists every subject that the student can pre-register for, from all modules.',
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrableSubject) }),
  }),
  freeSubjects: call('GET /api/pre-registration/free-subjects', {
    isForPrograms: true,
    hasSentences: true,
    summary: 'Lists the subjects that the student can pre-register for with free credits.',
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrableSubject), ects: z.int(), ects_done: z.int() }),
  }),
  hasChooseMinor: call('GET /api/pre-registration/hasChooseMinor', {
    hasSentences: true,
    summary: 'Returns whether the student has chosen a minor programme, and which.',
    refuses: [404],
    reply: minorChoice,
  }),
  minorPrograms: call('GET /api/pre-registration/minor-programs', {
    hasSentences: true,
    summary: 'Lists the programmes that the student can choose as a minor.',
    refuses: [404],
    reply: z.object({ programs: z.array(minorProgram) }),
  }),
  minorSubjects: call('GET /api/pre-registration/minor-subjects', {
    isForPrograms: true,
    hasSentences: true,
    summary: "Lists the subjects of the student's minor programme for pre-registration.",
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrableSubject) }),
  }),
  whoCanDelete: call('GET /api/pre-registration/whoCanDelete', {
    hasSentences: true,
    summary: 'Lists the pre-registered subjects that can still be deleted, and the reasons for the others.',
    refuses: [404],
    reply: z.object({
      preRegIDs: z.array(id()),
      kept: z.array(z.object({ preRegID: id(), code: z.string(), reason: z.string() })),
    }),
  }),
  choose: call('POST /api/pre-registration', {
    summary: 'Pre-registers for a subject. A repeated call has the same reply.',
    body: z.object({ subject_id: id() }),
    refuses: [403, 404, 409, 423],
    reply: z.object({ registration: preRegistrationRow, ...totals }),
  }),
  change: call('POST /api/pre-registration/changePreRegSubject', {
    summary: 'Replaces a pre-registered subject with another one.',
    body: z.object({ preRegID: id(), subjectID: id() }),
    refuses: [403, 404, 409, 423],
    reply: z.object({ registration: preRegistrationRow, ...totals }),
  }),
  remove: call('DELETE /api/pre-registration/{id}', {
    summary: 'Deletes a pre-registered subject; `id` is the preRegID.',
    params: { id: idText() },
    refuses: [404, 409, 423],
    reply: done(),
  }),
})
