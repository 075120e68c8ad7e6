import * as z from 'zod/mini'
import { id, idText } from '../endpoint/endpoint.ts'
import { subjectRow } from './subject-row.ts'

/** The subject that would be given up for the new one: the offer is checked as if it were given up already. */
export const inExchange = { instead: z.optional(idText()) }

/** A subject to register for, before its groups are opened. */
export const offeredSubject = z.extend(subjectRow, {
  study_semester: z.int(),
  /** Groups of this semester, and how many of them have a free seat. */
  groups: z.int(),
  free_groups: z.int(),
  /** Why no whole set of its groups can be taken; the parts are named where it holds for some of them only. */
  obstacle: z.nullable(
    z.object({
      kind: z.enum(['closed', 'clash', 'full', 'mixed']),
      scope: z.enum(['all', 'parts', 'sets']),
      parts: z.string(),
      partseng: z.string(),
    }),
  ),
  /** Of the open groups of its first part, how many are in a whole set that can be taken, the credits aside; null where none can. */
  fitting: z.nullable(z.object({ count: z.int(), of: z.int() })),
  is_registered: z.boolean(),
  /** Whether it could be registered now; otherwise the first reason, as registering would answer it. */
  can_choose: z.boolean(),
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The last mark, when the subject was taken before. */
  passed: z.boolean(),
  score: z.nullable(z.number()),
})

/** The credits of a source of subjects: of all, of those done and of those registered. */
const sourceCredits = { ects: z.int(), ects_done: z.int(), ects_registered: z.int() }

/** The subjects of a source with its credits. */
export const offeredSubjects = z.object({ subjects: z.array(offeredSubject), ...sourceCredits })

export const moduleKind = z.enum(['compulsory', 'elective', 'free', 'minor'])

/** A module of a programme with the student's progress in it (spec 3.6). */
export const programModule = z.object({
  program_moduleID: id(),
  concentrationID: z.nullable(id()),
  module: z.string(),
  moduleeng: z.string(),
  kind: moduleKind,
  ...sourceCredits,
  subjects: z.int(),
  /** How many blocks its subjects belong to. */
  blocks: z.int(),
})
