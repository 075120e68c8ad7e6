import * as z from 'zod/mini'
import { area, done, id, idText, instant, staffCall, whole } from '../../endpoint/endpoint.ts'
import { pageQuery, pageSchema, perPageQuery, searchQuery, sortQuery } from '../../endpoint/paging.ts'
import { staffName } from '../staff-session.ts'

const rehearse = staffCall('rehearsals.run')

/** In ms; null where there was no such call. */
const times = z.object({
  calls: z.int(),
  p50: z.nullable(z.number()),
  p95: z.nullable(z.number()),
  p99: z.nullable(z.number()),
  max: z.nullable(z.number()),
})

const load = z.object({
  /** Who came in the same instant. */
  students: z.int(),
  seconds: z.number(),
  calls: z.int(),
  /** Reading, and asking for seats. */
  reads: times,
  seats: times,
  /** Calls that were sent again, because the server was full. */
  retried: z.int(),
  /** Calls that were given up after two minutes. */
  failed: z.int(),
})

const counts = z.object({
  /** Students whose registration opens. */
  opened: z.int(),
  /** Those of them with a plan. */
  planned: z.int(),
  /** With a plan, of which they got all in every round; nothing in any round; and the others. */
  complete: z.int(),
  blocked: z.int(),
  partial: z.int(),
})

const rehearsal = z.object({
  rehearsalID: id(),
  /** `broken`: the portal was stopped meanwhile. */
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled', 'broken']),
  /** Null for the command line. */
  staff: z.nullable(staffName),
  created_at: instant(),
  /** It does not begin before. */
  run_at: instant(),
  ended_at: z.nullable(instant()),
  rounds: z.int(),
  with_load: z.boolean(),
  /** Of a running one: what it does, in which of all stages, and how many tables or students of it are done. */
  step: z.nullable(z.enum(['copying', 'plans', 'load'])),
  stage: z.int(),
  stages: z.int(),
  done_count: z.int(),
  total_count: z.int(),
  semester: z.nullable(z.string()),
  semestereng: z.nullable(z.string()),
  opens_at: z.nullable(instant()),
  counts: z.nullable(counts),
  load: z.array(load),
  /** Why it failed. */
  detail: z.nullable(z.string()),
  detaileng: z.nullable(z.string()),
})

const reason = z.object({
  code: z.string(),
  reason: z.string(),
  reasoneng: z.string(),
  students: z.int(),
})

/** Rehearsals of the next registration opening. Requires the operation for the whole university. */
export const rehearsals = area({
  list: rehearse('GET /api/staff/rehearsals', {
    summary: 'The next opening of registration, and the rehearsals, newest first.',
    query: pageQuery,
    refuses: [403],
    reply: z.extend(pageSchema(rehearsal), {
      /** Null when none is ahead. */
      opening: z.nullable(
        z.object({
          opens_at: instant(),
          semester: z.string(),
          semestereng: z.string(),
          students: z.int(),
          planned: z.int(),
        }),
      ),
    }),
  }),
  start: rehearse('POST /api/staff/rehearsals', {
    summary: 'Queues a rehearsal, for now or for three at night. One waits or runs at a time.',
    body: z.object({
      when: z.enum(['now', 'night']),
      /** How often the plans are registered, each time in another order. */
      rounds: whole(1, 10),
      with_load: z.boolean(),
    }),
    refuses: [403, 409],
    reply: z.object({ rehearsalID: id() }),
  }),
  one: rehearse('GET /api/staff/rehearsals/{id}', {
    summary: 'How far a rehearsal is, or what came of it, with the reasons of the refusals.',
    params: { id: idText() },
    refuses: [403, 404],
    reply: z.extend(rehearsal, {
      reasons: z.array(reason),
      /** Groups in which seats were short. */
      short_groups: z.int(),
    }),
  }),
  cancel: rehearse('DELETE /api/staff/rehearsals/{id}', {
    summary: 'Cancels a rehearsal that waits or runs.',
    params: { id: idText() },
    refuses: [403, 404, 409],
    reply: done(),
  }),
  groups: rehearse('GET /api/staff/rehearsals/{id}/groups', {
    summary: 'Lists the groups that the plans want, those with too few seats first.',
    params: { id: idText() },
    query: {
      ...perPageQuery,
      ...searchQuery,
      ...sortQuery('subject', 'subjecteng', 'free', 'wanted', 'refused'),
      /** Those with too few seats only. */
      only: z.optional(z.enum(['short'])),
    },
    refuses: [403, 404],
    reply: pageSchema(
      z.object({
        groupID: id(),
        group: z.string(),
        subject: z.string(),
        subjecteng: z.string(),
        subject_code: z.string(),
        capacity: z.int(),
        /** Seats that were taken before the opening. */
        taken: z.int(),
        /** Plans with it as the first and as the second choice. */
        wanted_first: z.int(),
        wanted_second: z.int(),
        /** Students who got no group of the subject although this was their first choice; the mean of the rounds. */
        refused: z.number(),
      }),
    ),
  }),
  students: rehearse('GET /api/staff/rehearsals/{id}/students', {
    summary:
      'Lists the planned subjects that were not got as they were planned. Who reads more than 20 at once, as for a file, stands in the audit.',
    params: { id: idText() },
    query: {
      ...perPageQuery,
      ...searchQuery,
      ...sortQuery('name', 'nameeng', 'subject', 'subjecteng', 'refused'),
      /** The code of a reason. */
      reason: z.optional(z.string().check(z.regex(/^[a-z_]{1,100}$/))),
    },
    refuses: [403, 404],
    reply: pageSchema(
      z.object({
        studentID: id(),
        code: z.string(),
        fname: z.string(),
        lname: z.string(),
        fnameeng: z.string(),
        lnameeng: z.string(),
        programme: z.string(),
        programmeeng: z.string(),
        /** Null when the whole plan was refused. */
        subject: z.nullable(z.string()),
        subjecteng: z.nullable(z.string()),
        /** In how many rounds they got the second choice, and nothing. */
        second_rounds: z.int(),
        refused_rounds: z.int(),
        reason: z.nullable(z.string()),
        reasoneng: z.nullable(z.string()),
      }),
    ),
  }),
})
