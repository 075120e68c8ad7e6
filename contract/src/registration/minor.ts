import * as z from 'zod/mini'
import { area, call, id, idText } from '../endpoint/endpoint.ts'
import { inExchange, offeredSubject, offeredSubjects } from '../rows/offered-subject.ts'
import { programRow } from '../rows/program-row.ts'

/** A programme to choose as a minor. */
export const minorProgram = z.extend(programRow, {
  minor_programID: id(),
  ects: z.int(),
  is_chosen: z.boolean(),
  /** Whether it can be chosen now; otherwise why not. */
  can_choose: z.boolean(),
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

/** The chosen minor, if any. */
export const minorChoice = z.object({
  hasChooseMinor: z.boolean(),
  canChoose: z.boolean(),
  /** Why none can be chosen. */
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  minor: z.nullable(minorProgram),
})

/** The minor programme (spec 4.12, 7.9). */
export const minor = area({
  hasChooseMinor: call({
    method: 'GET',
    path: '/api/registration/hasChooseMinor',
    access: 'student',
    summary: 'Whether I have chosen a minor programme, and which.',
    refuses: [404],
    reply: minorChoice,
  }),
  programs: call({
    method: 'GET',
    path: '/api/registration/minor-programs',
    access: 'student',
    summary: 'The programmes that I may choose as a minor.',
    refuses: [404],
    reply: z.object({ programs: z.array(minorProgram) }),
  }),
  subjects: call({
    method: 'GET',
    path: '/api/registration/minor-subjects',
    access: 'student',
    summary: 'The subjects of my minor programme.',
    query: inExchange,
    refuses: [404],
    reply: offeredSubjects,
  }),
  choose: call({
    method: 'POST',
    path: '/api/registration/minor-programs/{id}',
    access: 'student',
    summary: 'Choose a minor programme.',
    params: { id: idText() },
    refuses: [403, 404, 409, 423],
    reply: minorChoice,
  }),
  remove: call({
    method: 'POST',
    path: '/api/registration/minor-programs',
    access: 'student',
    summary:
      'Delete the choice of a minor: the subjects of the first round come back and the chosen groups are cancelled.',
    refuses: [404, 423],
    reply: z.object({
      hasChooseMinor: z.boolean(),
      /** The registrations that were cancelled with it. */
      cancelled: z.array(id()),
      /** The subjects of the first round, out of the modules of the student's own programme. */
      subjects: z.array(z.extend(offeredSubject, { program_moduleID: id() })),
    }),
  }),
})
