import * as z from 'zod/mini'
import { area, call, done, id, idText } from '../endpoint/endpoint.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'
import { programRow } from '../rows/program-row.ts'
import { programModule } from '../rows/offered-subject.ts'
import { subjectRow } from '../rows/subject-row.ts'

/** A specialisation inside a programme; `popup_message` is shown before it is chosen (spec 3.9.1). */
const concentrationOption = z.object({
  concentrationID: id(),
  concentration: z.string(),
  concentrationeng: z.string(),
  speciality: z.string(),
  specialityeng: z.string(),
  popup_message: z.nullable(z.string()),
  popup_messageeng: z.nullable(z.string()),
})

/** A subject in its programme, with its prerequisites and the student's progress. */
const programSubject = z.extend(subjectRow, {
  program_moduleID: id(),
  study_semester: z.int(),
  /** Planned: pre-registered, or in a plan. */
  status: z.enum(['passed', 'registered', 'planned', 'failed', 'open']),
  score: z.nullable(z.number()),
  letter: z.nullable(z.string()),
})

/** `missing`: neither done, nor registered, nor planned. */
const creditProgress = z.object({
  required: z.int(),
  done: z.int(),
  registered: z.int(),
  planned: z.int(),
  missing: z.int(),
})

const requiredCredits = z.nullable(z.object({ ects: z.int() }))

/** A change of a module: its required credits (null: the module did, or does, not exist) and its subjects. */
const moduleChange = z.extend(
  z.pick(programModule, { program_moduleID: true, module: true, moduleeng: true }),
  {
    before: requiredCredits,
    after: requiredCredits,
    added: z.array(subjectRow),
    removed: z.array(subjectRow),
  },
)

/** The programme, its modules and subjects (spec 7.6). */
export const program = area({
  myEvaluations: call('GET /api/programs/my-evaluations', {
    summary:
      "Lists the student's final marks by the modules of the programme, with the credits that each module still lacks.",
    refuses: [404],
    reply: z.object({
      gpa: z.nullable(z.number()),
      ects: z.int(),
      ects_done: z.int(),
      modules: z.array(
        z.extend(programModule, {
          evaluations: z.array(
            z.extend(subjectRow, {
              semesterID: id(),
              semester: z.string(),
              semestereng: z.string(),
              score: z.number(),
              letter: z.string(),
              statusID: z.int(),
            }),
          ),
        }),
      ),
    }),
  }),
  generalInfo: call('GET /api/programs/{programID}/general-info', {
    summary: 'Returns a programme: its school, level, credits, modules and concentrations.',
    params: { programID: idText() },
    refuses: [403, 404],
    reply: z.extend(programRow, {
      ects: z.int(),
      semesters: z.int(),
      qualification: z.nullable(z.string()),
      qualificationeng: z.nullable(z.string()),
      modules: z.array(programModule),
      concentrations: z.array(concentrationOption),
    }),
  }),
  moduleSubjects: call('GET /api/programs/{programID}/module/{moduleID}/subjects', {
    isForPrograms: true,
    summary: 'Lists the subjects of one module of a programme.',
    params: { programID: idText(), moduleID: idText() },
    refuses: [403, 404],
    reply: z.object({ subjects: z.array(programSubject) }),
  }),
  concentrationSubjects: call('GET /api/programs/{programID}/module/{moduleID}/subjects/{concentrationID}', {
    isForPrograms: true,
    summary: 'Lists the subjects of one module of a programme that belong to one concentration.',
    params: { programID: idText(), moduleID: idText(), concentrationID: idText() },
    refuses: [403, 404],
    reply: z.object({ subjects: z.array(programSubject) }),
  }),
  fullProgram: call('GET /api/programs/getFullProgram', {
    summary:
      "Returns the student's whole programme with the subjects of every module and what others changed since the last visit; or a preview with a concentration or a minor.",
    query: { concentrationID: z.optional(idText()), minor_programID: z.optional(idText()) },
    refuses: [404],
    reply: z.object({
      program: z.extend(programRow, { ects: z.int(), ects_done: z.int(), semesters: z.int() }),
      concentrationID: z.nullable(id()),
      minor_programID: z.nullable(id()),
      credits: creditProgress,
      modules: z.array(
        z.object({ module: programModule, credits: creditProgress, subjects: z.array(programSubject) }),
      ),
      /** A preview has no version and no changes. */
      ...pageChanges(moduleChange),
    }),
  }),
  seen: call('POST /api/programs/seen', { refuses: [409], ...seenVersion('the programme') }),
  chooseConcentration: call('POST /api/choose-concentration', {
    summary: "Chooses the student's concentration, for good.",
    body: z.object({ concentration_id: id() }),
    refuses: [404, 409],
    reply: done(),
  }),
  lawSubjects: call('GET /api/subjects', {
    summary:
      'Lists the law subjects to choose from and how many are to be chosen; empty when no choice is required.',
    reply: z.object({
      subjects: z.array(z.extend(subjectRow, { is_chosen: z.boolean() })),
      choose: z.int(),
    }),
  }),
  chooseLawSubjects: call('POST /api/subjects', {
    summary: 'Chooses the law subjects, all at once.',
    body: z.object({ subjects: z.array(id()).check(z.minLength(1), z.maxLength(20)) }),
    refuses: [404, 409],
    reply: done(),
  }),
})
