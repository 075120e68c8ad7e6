import * as z from 'zod/mini'
import { area, day, id, instant, line, publicCall } from '../endpoint/endpoint.ts'

export const certificateKind = z.enum(['status', 'transcript'])
/** Replaced by a later one that says something else, or revoked by the university. */
export const certificateState = z.enum(['valid', 'replaced', 'revoked'])

const named = { name: z.string(), nameeng: z.string() } as const

const transcript = z.object({
  semesters: z.array(
    z.object({
      ...named,
      subjects: z.array(
        z.object({
          code: z.string(),
          ...named,
          credits: z.int(),
          score: z.number(),
          letter: z.string(),
        }),
      ),
    }),
  ),
  /** Credits of passed subjects, of all that the programme has. */
  credits: z.int(),
  programme_credits: z.int(),
  /** The average weighted by credits, out of 100. */
  gpa: z.nullable(z.number()),
})

/** The content of the paper. */
export const certificateContent = z.object({
  university: z.object(named),
  student: z.object({ ...named, code: z.string(), personal_code: z.nullable(z.string()) }),
  school: z.object(named),
  programme: z.object(named),
  study_level: z.int(),
  study_semester: z.int(),
  /** 1 active, 2 suspended, 3 graduated. */
  status: z.int(),
  transcript: z.nullable(transcript),
  /** Missing in older certificates, which did not print it. */
  enrolment: z.optional(
    z.object({
      form: z.nullable(z.enum(['full_time', 'part_time', 'distance'])),
      began_on: z.nullable(day()),
      /** If the day is not recorded. */
      began_in: z.nullable(z.int()),
      ends_on: z.nullable(day()),
      /** Length of the programme. */
      semesters: z.int(),
    }),
  ),
})

/** Papers of the university that anyone who holds one can check (spec 2.37). */
export const certificates = area({
  check: publicCall('GET /api/certificates/{code}', {
    summary:
      'Returns what a certificate says and whether it is valid, by the code on the paper; of the personal number only the last four digits.',
    params: { code: line(40) },
    refuses: [404],
    reply: z.object({
      certificateID: id(),
      kind: certificateKind,
      /** The language of the paper. */
      locale: z.enum(['ka', 'en']),
      number: z.string(),
      code: z.string(),
      issued_on: day(),
      addressee: z.nullable(z.string()),
      state: certificateState,
      /** When it was replaced or revoked. */
      state_at: z.nullable(instant()),
      content: certificateContent,
    }),
  }),
})
