import * as z from 'zod/mini'
import { area, call, done, id, idText, instant } from '../endpoint/endpoint.ts'
import { minorChoice, minorProgram } from './minor.ts'
import { inExchange, programModule } from '../rows/offered-subject.ts'
import { registrationCredits } from './registration-credits.ts'
import { subjectRow } from '../rows/subject-row.ts'

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
  guide: call({
    method: 'GET',
    path: '/api/pre-registration/guide',
    access: 'student',
    summary: 'The guide of pre-registration, with my own windows for it.',
    refuses: [404],
    reply: z.object({
      guide: z.string(),
      guideeng: z.string(),
      now: instant(),
      windows: z.array(z.object({ starts_at: instant(), ends_at: instant() })),
    }),
  }),
  alreadyRegistered: call({
    method: 'GET',
    path: '/api/pre-registration/already-registered',
    access: 'student',
    summary: 'The subjects that I wish for, and their credits against the limits.',
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrationRow), ...totals }),
  }),
  toShow: call({
    method: 'GET',
    path: '/api/pre-registration/getPreRegisteredSubjectsToShow',
    access: 'student',
    summary: 'My pre-registration as it was left, to look at when its window has closed.',
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrationRow), total_ects: z.int(), is_closed: z.boolean() }),
  }),
  programModules: call({
    method: 'GET',
    path: '/api/pre-registration/program-modules',
    access: 'student',
    summary:
      "My programme's modules with the subjects that I may wish for; `instead` is the preRegID of a wish that is given up for it.",
    query: inExchange,
    refuses: [404],
    reply: z.object({
      modules: z.array(z.object({ module: programModule, subjects: z.array(preRegistrableSubject) })),
    }),
  }),
  subjects: call({
    method: 'GET',
    path: '/api/pre-registration/getSubjects',
    access: 'student',
    summary: 'Every subject that I may wish for, whichever module it stands in.',
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrableSubject) }),
  }),
  freeSubjects: call({
    method: 'GET',
    path: '/api/pre-registration/free-subjects',
    access: 'student',
    summary: 'The subjects that I may wish for with my free credits.',
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrableSubject), ects: z.int(), ects_done: z.int() }),
  }),
  hasChooseMinor: call({
    method: 'GET',
    path: '/api/pre-registration/hasChooseMinor',
    access: 'student',
    summary: 'Whether I have chosen a minor programme, and which.',
    refuses: [404],
    reply: minorChoice,
  }),
  minorPrograms: call({
    method: 'GET',
    path: '/api/pre-registration/minor-programs',
    access: 'student',
    summary: 'The programmes that I may choose as a minor.',
    refuses: [404],
    reply: z.object({ programs: z.array(minorProgram) }),
  }),
  minorSubjects: call({
    method: 'GET',
    path: '/api/pre-registration/minor-subjects',
    access: 'student',
    summary: 'The subjects of my minor programme that I may wish for.',
    refuses: [404],
    reply: z.object({ subjects: z.array(preRegistrableSubject) }),
  }),
  whoCanDelete: call({
    method: 'GET',
    path: '/api/pre-registration/whoCanDelete',
    access: 'student',
    summary: 'Which of my pre-registered subjects I may still delete, and why not the others.',
    refuses: [404],
    reply: z.object({
      preRegIDs: z.array(id()),
      kept: z.array(z.object({ preRegID: id(), code: z.string(), reason: z.string() })),
    }),
  }),
  choose: call({
    method: 'POST',
    path: '/api/pre-registration',
    access: 'student',
    summary: 'Wish for a subject. Sending the same again answers the same.',
    body: z.object({ subject_id: id() }),
    refuses: [403, 404, 409, 423],
    reply: z.object({ registration: preRegistrationRow, ...totals }),
  }),
  change: call({
    method: 'POST',
    path: '/api/pre-registration/changePreRegSubject',
    access: 'student',
    summary: 'Put another subject in the place of one that I wished for.',
    body: z.object({ preRegID: id(), subjectID: id() }),
    refuses: [403, 404, 409, 423],
    reply: z.object({ registration: preRegistrationRow, ...totals }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/pre-registration/{id}',
    access: 'student',
    summary: 'Take a wish back; `id` is the preRegID.',
    params: { id: idText() },
    refuses: [404, 409, 423],
    reply: done(),
  }),
})
