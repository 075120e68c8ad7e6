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
  hasChooseMinor: call('GET /api/registration/hasChooseMinor', {
    hasSentences: true,
    summary: 'Returns whether the student has chosen a minor programme, and which.',
    refuses: [404],
    reply: minorChoice,
  }),
  programs: call('GET /api/registration/minor-programs', {
    hasSentences: true,
    summary: 'Lists the programmes that the student can choose as a minor.',
    refuses: [404],
    reply: z.object({ programs: z.array(minorProgram) }),
  }),
  subjects: call('GET /api/registration/minor-subjects', {
    hasSentences: true,
    summary: "Lists the subjects of the student's minor programme.",
    query: inExchange,
    refuses: [404],
    reply: offeredSubjects,
  }),
  choose: call('POST /api/registration/minor-programs/{id}', {
    summary: 'Chooses a minor programme.',
    params: { id: idText() },
    refuses: [403, 404, 409, 423],
    reply: minorChoice,
  }),
  remove: call('POST /api/registration/minor-programs', {
    summary:
      'Deletes the choice of a minor: its registrations are cancelled, and the subjects of the first round are offered again.',
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
