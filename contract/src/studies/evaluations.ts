import * as z from 'zod/mini'
import { area, call, day, id, idText } from '../endpoint/endpoint.ts'
import { semester } from './calendar.ts'
import { lecturerRow } from '../rows/lecturer-row.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'
import { subjectName, subjectRow } from '../rows/subject-row.ts'

/** A subject's mark: 1 passed, 3 failed (F), 4 additional exam (FX), 5 not admitted, 7 recognised (spec 4.18.1); null: it runs. */
export const evaluation = z.extend(subjectRow, {
  semesterID: id(),
  registrationID: id(),
  /** Points given so far, and out of how many; null while none are. */
  collected: z.nullable(z.number()),
  judged: z.nullable(z.number()),
  score: z.nullable(z.number()),
  letter: z.nullable(z.string()),
  statusID: z.nullable(z.literal([1, 3, 4, 5, 7])),
  status: z.string(),
  statuseng: z.string(),
  is_recovery: z.boolean(),
})

/** Only a final mark has a letter and a status. */
const result = z.object({
  score: z.number(),
  letter: z.nullable(z.string()),
  status: z.nullable(z.string()),
  statuseng: z.nullable(z.string()),
  is_recovery: z.boolean(),
})

/** A final mark, or the points of a component, that was given, changed or withdrawn. */
const change = z.object({
  semesterID: id(),
  ...subjectName.shape,
  componentID: z.nullable(id()),
  component: z.nullable(z.string()),
  componenteng: z.nullable(z.string()),
  before: z.nullable(result),
  after: z.nullable(result),
})

/** A component of a mark. */
export const markComponent = z.object({
  componentID: id(),
  component: z.string(),
  componenteng: z.string(),
  score: z.nullable(z.number()),
  max_score: z.number(),
  min_score: z.nullable(z.number()),
  is_final: z.boolean(),
  /** Points to be collected before the final exam. */
  admitted_from: z.nullable(z.number()),
  /** When its points were given, or will be. */
  date: z.nullable(day()),
})

/** Marks (spec 7.8). */
export const evaluations = area({
  semesters: call('GET /api/evaluations/semesters', {
    summary:
      'Lists the semesters in which the student has studied, newest first, and which scores and points changed since the last visit.',
    reply: z.object({
      semesters: z.array(
        z.extend(semester, {
          is_current: z.boolean(),
          /** The average of its own marks, and of all marks until its end, of 100 with two decimals. */
          gpa: z.nullable(z.number()),
          gpa_so_far: z.nullable(z.number()),
        }),
      ),
      ...pageChanges(change),
    }),
  }),
  seen: call('POST /api/evaluations/seen', { refuses: [409], ...seenVersion('the marks') }),
  generalData: call('GET /api/evaluations/general-data', {
    summary: "Returns the student's GPA, average score and credits over all semesters.",
    reply: z.object({
      gpa: z.nullable(z.number()),
      average_score: z.nullable(z.number()),
      /** The credits of the whole programme, and those earned so far. */
      ects: z.int(),
      ects_done: z.int(),
      subjects_passed: z.int(),
      subjects_failed: z.int(),
    }),
  }),
  ofSemester: call('GET /api/evaluations/{semesterID}', {
    summary: "Lists the student's subjects of one semester with their evaluations.",
    params: { semesterID: idText() },
    refuses: [404],
    reply: z.object({
      subjects: z.array(evaluation),
      gpa: z.nullable(z.number()),
      total_ects: z.int(),
      ects_done: z.int(),
    }),
  }),
  ofSubject: call('GET /api/evaluations/{semesterID}/{subjectID}/{registrationID}', {
    summary: 'Returns what one evaluation consists of: each component with its points, maximum and minimum.',
    params: { semesterID: idText(), subjectID: idText(), registrationID: idText() },
    refuses: [404],
    reply: z.object({
      evaluation,
      lecturers: z.array(lecturerRow),
      components: z.array(markComponent),
    }),
  }),
})
