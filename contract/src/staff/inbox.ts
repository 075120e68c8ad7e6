import * as z from 'zod/mini'
import { area, done, id, idText, instant, staffCall } from '../endpoint/endpoint.ts'
import { pageSchema, perPageQuery, searchQuery, sortQuery } from '../endpoint/paging.ts'
import { inboxKinds } from './inbox-kinds.ts'
import { staffName } from './staff-session.ts'

const readInbox = staffCall('inbox.read')
const claimEntry = staffCall('inbox.claim')

const kind = z.enum(inboxKinds)
const names = z.object({ name: z.string(), nameeng: z.string() })

const entry = z.object({
  kind,
  id: id(),
  student: z.object({
    studentID: id(),
    code: z.string(),
    fname: z.string(),
    lname: z.string(),
    fnameeng: z.string(),
    lnameeng: z.string(),
    /** The language in which they study. */
    language: z.enum(['ka', 'en']),
  }),
  school: names,
  programme: names,
  group: z.nullable(z.string()),
  /** The subject that it is about. */
  subject: z.nullable(names),
  sent_at: instant(),
  /** When it should be answered. */
  due_at: z.nullable(instant()),
  /** `in_progress`: it has an answer, and waits for another one. */
  state: z.enum(['sent', 'in_progress', 'answered']),
  /** The person working on it. */
  claim: z.nullable(z.object({ staff: staffName, until: instant(), is_own: z.boolean() })),
  /** The last answer. */
  answer: z.nullable(
    z.object({
      answerID: id(),
      staff: staffName,
      answered_at: instant(),
      decision: z.string(),
      text: z.nullable(z.string()),
      /** Null when the caller cannot undo it. */
      undo_until: z.nullable(instant()),
    }),
  ),
})

const params = { kind, id: idText() } as const

/** Entries that students have sent and the caller may answer. */
export const inbox = area({
  list: readInbox('GET /api/staff/inbox', {
    summary:
      "Lists what students have sent and nobody has answered, within the caller's scope and of the kinds that the caller answers: the oldest first, or by a column.",
    query: {
      ...perPageQuery,
      ...searchQuery,
      kind: z.optional(kind),
      /** `mine`: what the caller has claimed; `answered`: what has left the inbox. */
      state: z._default(z.enum(['open', 'mine', 'answered']), 'open'),
      ...sortQuery(
        'kind',
        'name',
        'nameeng',
        'programme',
        'programmeeng',
        'sent',
        'due',
        'claim',
        'claimeng',
      ),
    },
    reply: pageSchema(entry),
  }),
  counts: readInbox('GET /api/staff/inbox/counts', {
    summary: 'Counts what is open of each kind that the caller answers, with the oldest one.',
    reply: z.object({
      kinds: z.array(
        z.object({
          kind,
          count: z.int(),
          overdue: z.int(),
          mine: z.int(),
          oldest_at: z.nullable(instant()),
        }),
      ),
    }),
  }),
  entry: readInbox('GET /api/staff/inbox/{kind}/{id}', {
    summary: 'Returns one entry of the inbox, open or answered.',
    params,
    refuses: [404],
    reply: z.object({ entry }),
  }),
  colleagues: claimEntry('GET /api/staff/inbox/{kind}/{id}/colleagues', {
    summary: 'Lists who may answer an open entry.',
    params,
    refuses: [404],
    reply: z.object({ colleagues: z.array(staffName) }),
  }),
  claim: claimEntry('POST /api/staff/inbox/{kind}/{id}/claim', {
    summary: 'Claims an open entry, so that nobody else answers it for some time.',
    params,
    refuses: [404, 409],
    reply: done(),
  }),
  release: claimEntry('DELETE /api/staff/inbox/{kind}/{id}/claim', {
    summary: 'Gives back the own claim of an open entry.',
    params,
    refuses: [404],
    reply: done(),
  }),
  assign: claimEntry('POST /api/staff/inbox/{kind}/{id}/assign', {
    summary: 'Gives an open entry to somebody who may answer it, also when it is claimed.',
    params,
    body: z.object({ staffID: id() }),
    refuses: [404],
    reply: done(),
  }),
})
