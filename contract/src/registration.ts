import * as z from 'zod/mini'
import { area, call, done, id, idText, instant } from './endpoint.ts'
import { groupRow } from './group-row.ts'

const credits = z.object({
  semester: z.int(),
  year: z.int(),
  minimum: z.int(),
  maximumPerSemester: z.int(),
  maximumPerYear: z.int(),
  warnFrom: z.number(),
})

/** One of my registrations with its groups (spec 3, 7). */
export const registered = z.object({
  registrationID: id(),
  subjectID: id(),
  subject: z.string(),
  subjecteng: z.string(),
  subject_code: z.string(),
  ects: z.int(),
  program_moduleID: z.nullable(id()),
  groups: z.array(groupRow),
})

/** A subject as it can be registered for, with what is known of it before its groups are opened. */
export const offeredSubject = z.object({
  subjectID: id(),
  subject: z.string(),
  subjecteng: z.string(),
  subject_code: z.string(),
  ects: z.int(),
  study_semester: z.int(),
  /** Groups of this semester, and how many of them have a free seat. */
  groups: z.int(),
  free_groups: z.int(),
  is_registered: z.boolean(),
  /** The last mark, when the subject was taken before. */
  passed: z.boolean(),
  score: z.nullable(z.number()),
})

export const programModule = z.object({
  program_moduleID: id(),
  concentrationID: z.nullable(id()),
  module: z.string(),
  moduleeng: z.string(),
  kind: z.enum(['compulsory', 'elective', 'free', 'minor']),
  ects: z.int(),
  ects_done: z.int(),
  ects_registered: z.int(),
  subjects: z.int(),
})

/** A step of registration with the student's own window for it, by the server's clock. */
export const registrationStep = z.object({
  step: z.int(),
  name: z.string(),
  nameeng: z.string(),
  guide: z.string(),
  guideeng: z.string(),
  windows: z.array(z.object({ starts_at: instant(), ends_at: instant() })),
})

const chosenGroups = {
  program_module_id: z.optional(z.nullable(id())),
  program_id: z.optional(z.nullable(id())),
  schedule_id: z.optional(z.nullable(id())),
  practise_schedule_id: z.optional(z.nullable(id())),
  seminar_schedule_id: z.optional(z.nullable(id())),
  /** The whole linked set, because subjects have up to eight parts. */
  schedule_ids: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(20))),
}

/** Registration's main way: steps, modules, my registrations, a seat taken and given up (spec 4, 5, 7). */
export const registration = area({
  steps: call({
    method: 'GET',
    path: '/api/registration-steps',
    access: 'student',
    says: 'The steps of registration with my own windows, and the clock that decides.',
    reply: z.object({ now: instant(), steps: z.array(registrationStep) }),
  }),
  alreadyRegistered: call({
    method: 'GET',
    path: '/api/registration/already-registered',
    access: 'student',
    says: 'My registrations of this semester and their credits against the limits.',
    reply: z.object({ subjects: z.array(registered), total_ects: z.int(), credits }),
  }),
  programModules: call({
    method: 'GET',
    path: '/api/registration/program-modules',
    access: 'student',
    says: "My programme's modules.",
    reply: z.object({ modules: z.array(programModule) }),
  }),
  moduleSubjects: call({
    method: 'GET',
    path: '/api/registration/program-modules/{id}',
    access: 'student',
    says: 'The subjects of one module.',
    params: { id: idText() },
    reply: z.object({ subjects: z.array(offeredSubject) }),
  }),
  choose: call({
    method: 'POST',
    path: '/api/registration',
    access: 'student',
    says: 'Take a seat in every group of a linked set, all or none. Sending the same again answers the same.',
    body: z.object({
      ...chosenGroups,
      old_subjectID: z.optional(z.nullable(id())),
      newSubjectID: z.optional(z.nullable(id())),
      hasChooseMinor: z.optional(z.nullable(z.boolean())),
      preRegID: z.optional(z.nullable(id())),
    }),
    reply: z.object({ registration: registered, total_ects: z.int(), credits }),
  }),
  cancel: call({
    method: 'DELETE',
    path: '/api/registration/{id}',
    access: 'student',
    says: 'Give up the seats of one registration.',
    params: { id: idText() },
    reply: done(),
  }),
})
