import * as z from 'zod/mini'
import { area, call, done, flag, id, idText, instant, line, whole } from '../endpoint/endpoint.ts'
import { groupRow } from '../rows/group-row.ts'
import { registrationCredits } from './registration-credits.ts'
import { subjectRow } from '../rows/subject-row.ts'

/** An error of a planned subject: of its first choice, its second, or of both (null). */
const planError = z.object({
  choice: z.nullable(z.enum(['first', 'second'])),
  code: z.string(),
  reason: z.string(),
})

/** A planned subject with its groups as they are now; a group that no longer exists is only counted. */
const plannedSubject = z.extend(subjectRow, {
  program_moduleID: z.nullable(id()),
  schedule_ids: z.array(id()),
  groups: z.array(groupRow),
  /** The second choice, or null when there is none. */
  second_schedule_ids: z.nullable(z.array(id())),
  second_groups: z.array(groupRow),
  is_registered: z.boolean(),
  /** Passed before or recognised: it is registered again only after a question (spec 5.7.2). */
  passed: z.boolean(),
  valid: z.boolean(),
  errors: z.array(planError),
})

const plan = z.object({
  planID: id(),
  name: z.string(),
  /** Rises with each change; an older one is refused, because another device has written since. */
  version: z.int(),
  subjects: z.array(plannedSubject),
  total_ects: z.int(),
  updated_at: instant(),
})

const linkedSet = () => z.array(id()).check(z.minLength(1), z.maxLength(20))

/** The subjects in the order in which their seats are taken. */
const plannedSubjects = () =>
  z
    .array(
      z.object({
        subjectID: id(),
        program_module_id: z.optional(z.nullable(id())),
        schedule_ids: linkedSet(),
        second_schedule_ids: z.optional(z.nullable(linkedSet())),
      }),
    )
    .check(z.maxLength(20))

/** Why a choice was refused. */
const refusal = z.object({
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** The result of each subject of a plan, in its order. */
const planResult = z.object({
  subjects: z.array(
    z.extend(subjectRow, {
      outcome: z.enum(['registered', 'second_choice', 'refused']),
      registrationID: z.nullable(id()),
      groups: z.array(groupRow),
      /** Why the first choice was refused, and the second, where it was tried. */
      first: z.nullable(refusal),
      second: z.nullable(refusal),
    }),
  ),
  all_or_nothing: z.boolean(),
  total_ects: z.int(),
  credits: registrationCredits,
})

/** Timetables planned before registration opens, and registered with one call when it does. */
export const plans = area({
  list: call('GET /api/registration/plans', {
    hasSentences: true,
    summary: "Lists the student's plans for this semester, each subject checked against the current groups.",
    refuses: [404],
    reply: z.object({ plans: z.array(plan) }),
  }),
  make: call('POST /api/registration/plans', {
    summary: 'Creates a plan: subjects with their groups and an optional second choice. It takes no seats.',
    body: z.object({ name: line(80), subjects: plannedSubjects() }),
    refuses: [404, 409],
    reply: plan,
  }),
  change: call('PATCH /api/registration/plans/{id}', {
    summary: 'Changes the name or the subjects of a plan; omitted fields stay as they are.',
    params: { id: idText() },
    body: z.object({
      name: z.optional(line(80)),
      subjects: z.optional(plannedSubjects()),
      version: z.optional(whole(1)),
    }),
    refuses: [404, 409],
    reply: plan,
  }),
  remove: call('DELETE /api/registration/plans/{id}', {
    summary: 'Deletes a plan.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
  register: call('POST /api/registration/plans/{id}/register', {
    summary:
      'Registers for the subjects of a plan in their order and returns each result: a seat, the second choice, or the reason of the refusal.',
    params: { id: idText() },
    body: z.optional(
      z.nullable(
        z.object({
          /** Every subject, by its first or its second choice, or none of them. */
          all_or_nothing: z.optional(flag()),
          version: z.optional(whole(1)),
        }),
      ),
    ),
    refuses: [404, 409, 423],
    reply: planResult,
  }),
  outcome: call('GET /api/registration/plans/{id}/register', {
    hasSentences: true,
    summary:
      'Returns the result of the last registration of this plan, kept for a day; null when there was none.',
    params: { id: idText() },
    refuses: [404],
    reply: z.object({ outcome: z.nullable(z.extend(planResult, { at: instant() })) }),
  }),
})
