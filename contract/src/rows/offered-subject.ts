import * as z from 'zod/mini'
import { id, idText } from '../endpoint/endpoint.ts'
import { subjectRow } from './subject-row.ts'

/** My subject that I would give up for the one that I take: what is offered is judged as if it were given up. */
export const inExchange = { instead: z.optional(idText()) }

/** A subject as it can be registered for, with what is known of it before its groups are opened. */
export const offeredSubject = z.extend(subjectRow, {
  study_semester: z.int(),
  /** Groups of this semester, and how many of them have a free seat. */
  groups: z.int(),
  free_groups: z.int(),
  /** The parts in which every open group is full, where the subject cannot be had for that; null otherwise. */
  full_parts: z.nullable(z.string()),
  full_partseng: z.nullable(z.string()),
  is_registered: z.boolean(),
  /** Whether I could take it now; if not, why: the first thing in its way, as choosing would say it. */
  can_choose: z.boolean(),
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The last mark, when the subject was taken before. */
  passed: z.boolean(),
  score: z.nullable(z.number()),
})

export const moduleKind = z.enum(['compulsory', 'elective', 'free', 'minor'])

/** A module of a programme and how far I am in it (spec 3.6). */
export const programModule = z.object({
  program_moduleID: id(),
  concentrationID: z.nullable(id()),
  module: z.string(),
  moduleeng: z.string(),
  kind: moduleKind,
  ects: z.int(),
  ects_done: z.int(),
  ects_registered: z.int(),
  subjects: z.int(),
  /** How many blocks its subjects stand in; 0: none. */
  blocks: z.int(),
})
