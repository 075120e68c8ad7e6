import * as z from 'zod/mini'
import { area, call, id, time, trimmedLine } from '../endpoint/endpoint.ts'
import { lecturerRow } from '../rows/lecturer-row.ts'
import { subjectRow } from '../rows/subject-row.ts'

/** A subject, what the student has to do with it, and the module that they can take it from. */
const foundSubject = z.extend(subjectRow, {
  is_registered: z.boolean(),
  passed: z.boolean(),
  /** Whether it has groups this semester. */
  is_taught: z.boolean(),
  /** The first of the student's modules that offers it; null: none does. */
  program_moduleID: z.nullable(id()),
  module: z.nullable(z.string()),
  moduleeng: z.nullable(z.string()),
})

/** A lecturer with one of the subjects that they teach this semester. */
const foundLecturer = z.extend(foundSubject, {
  ...z.pick(lecturerRow, { personID: true, name: true, nameeng: true }).shape,
  /** The times of the student's groups with them, or else of the first of their groups. */
  meetings: z.array(z.object({ dayID: z.int(), time: time() })),
})

/** The first rows of what was found, the student's own first, and how many were found. */
const found = <Row extends z.core.$ZodType>(row: Row) => z.object({ rows: z.array(row), found: z.int() })

/** The search in the header; not in the university's specification. */
export const search = area({
  find: call('GET /api/search', {
    summary:
      'Finds subjects by name and code, and lecturers with what they teach this semester, by the beginnings of words: in Georgian, in English, and in Georgian on a Latin keyboard; where nothing has them, by the nearest words.',
    query: { text: z.string().check(trimmedLine(), z.minLength(2), z.maxLength(100)) },
    reply: z.object({
      subjects: found(foundSubject),
      lecturers: found(foundLecturer),
      /** Nothing has the words as they are typed: these are the nearest. */
      is_nearest: z.boolean(),
    }),
  }),
})
