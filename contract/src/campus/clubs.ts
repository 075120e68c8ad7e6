import * as z from 'zod/mini'
import {
  area,
  call,
  done,
  fileBytes,
  id,
  idText,
  instant,
  line,
  prose,
  publicCall,
} from '../endpoint/endpoint.ts'
import { pageQuery, pageSchema } from '../endpoint/paging.ts'

/** The texts of a club in both languages. */
export const clubTexts = z.object({
  name: z.string(),
  nameeng: z.string(),
  description: z.string(),
  descriptioneng: z.string(),
  /** The address of its JPEG, which changes with the picture. */
  picture: z.nullable(z.string()),
})

const club = z.extend(clubTexts, {
  self_governmentID: id(),
  members: z.int(),
  /** The student leads it, and may change it. */
  is_mine: z.boolean(),
  is_member: z.boolean(),
  status: z.enum(['in_progress', 'rejected', 'approved']),
  /** Of a member; the head and the deputies may change its projects. */
  role: z.nullable(z.enum(['head', 'deputy', 'member'])),
  /** Whether the student has asked to join or is invited; null for neither. */
  membership: z.nullable(z.enum(['asked', 'invited', 'member'])),
  /** How many ask to join, for its head. */
  asked: z.int(),
  /** The university's text about the founding, for its head. */
  reason: z.nullable(z.string()),
  /** A change of an approved club that waits or was rejected, for its head. */
  change: z.nullable(
    z.extend(clubTexts, {
      /** Why the club is to be closed; null where its texts or its picture change. */
      closing_reason: z.nullable(z.string()),
      status: z.enum(['in_progress', 'rejected']),
      reason: z.nullable(z.string()),
      sent_at: instant(),
    }),
  ),
})

const texts = () =>
  z.object({ name: line(120), nameeng: line(120), description: prose(3000), descriptioneng: prose(3000) })

const picture = <const Required extends boolean>(required: Required) =>
  ({
    picture: { required, many: false, maxBytes: 5 * 1024 * 1024, types: ['jpg', 'jpeg', 'png', 'webp'] },
  }) as const

const member = z.object({
  memberID: id(),
  /** Null for an invited student: their name is shown once they have accepted. */
  name: z.nullable(z.string()),
  nameeng: z.nullable(z.string()),
  role: z.enum(['head', 'deputy', 'member']),
  state: z.enum(['asked', 'invited', 'member']),
  /** The student's number, for the head alone. */
  code: z.nullable(z.string()),
  is_me: z.boolean(),
})

const clubPath = { id: idText() }
const memberPath = { ...clubPath, memberId: idText() }

/** Student clubs (spec 2.38); for projects see club-projects.ts. */
export const clubs = area({
  list: call('GET /api/clubs', {
    summary:
      "Lists the approved clubs, 12 a page; first come the student's own whatever its status, invitations and requests to join.",
    query: pageQuery,
    reply: pageSchema(club),
  }),
  own: call('GET /api/clubs/own', {
    summary: "Lists the student's own clubs, invitations and requests to join.",
    reply: z.object({ clubs: z.array(club) }),
  }),
  picture: publicCall('GET /api/clubs/pictures/{picture}', {
    summary: 'Returns a picture of a club by the SHA-256 of its content, which stands in its address.',
    params: { picture: z.string().check(z.regex(/^[0-9a-f]{64}$/)) },
    answers: 'file',
    refuses: [404],
    reply: fileBytes(),
  }),
  rules: call('GET /api/clubs/rules', {
    summary: 'Returns the rules for founding a club.',
    reply: z.object({ text: z.string(), texteng: z.string() }),
  }),
  found: call('POST /api/clubs', {
    summary: 'Founds a club, which the university then approves or rejects.',
    body: texts(),
    files: picture(true),
    refuses: [403, 409, 429],
    reply: club,
  }),
  change: call('POST /api/clubs/{id}', {
    summary:
      "Changes the student's club; without a new picture the old one stays. Others see the change once the university has approved it.",
    params: clubPath,
    body: texts(),
    files: picture(false),
    refuses: [403, 404, 409, 429],
    reply: club,
  }),
  withdraw: call('DELETE /api/clubs/{id}', {
    summary: "Withdraws the founding of the student's club that is not approved.",
    params: clubPath,
    refuses: [403, 404, 409],
    reply: done(),
  }),
  withdrawChange: call('DELETE /api/clubs/{id}/change', {
    summary:
      'Withdraws a change or a closing of an approved club that waits, or gives up one that was rejected.',
    params: clubPath,
    refuses: [403, 404, 409],
    reply: done(),
  }),
  close: call('POST /api/clubs/{id}/close', {
    summary:
      'Asks the university to close an approved club; it replaces a change that waits, and the club stays until the answer.',
    params: clubPath,
    body: z.object({ reason: prose(1000) }),
    refuses: [403, 404, 409, 429],
    reply: club,
  }),
  members: call('GET /api/clubs/{id}/members', {
    summary: 'Lists the members for a member; for the head also applicants and invited students.',
    params: clubPath,
    refuses: [403, 404],
    reply: z.object({ members: z.array(member) }),
  }),
  join: call('POST /api/clubs/{id}/join', {
    summary: 'Asks to join a club; who is invited becomes a member.',
    params: clubPath,
    refuses: [404, 409],
    reply: done(),
  }),
  leave: call('POST /api/clubs/{id}/leave', {
    summary: 'Leaves a club, withdraws the request to join it, or declines its invitation.',
    params: clubPath,
    refuses: [404, 409],
    reply: done(),
  }),
  invite: call('POST /api/clubs/{id}/members', {
    summary: 'Invites a student by their number; who has asked to join becomes a member.',
    params: clubPath,
    body: z.object({ code: line(20) }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  accept: call('POST /api/clubs/{id}/members/{memberId}/accept', {
    summary: 'Accepts who asks to join.',
    params: memberPath,
    refuses: [403, 404, 409],
    reply: done(),
  }),
  setRole: call('PATCH /api/clubs/{id}/members/{memberId}', {
    summary: 'Changes the role of a member; with `head` the club is handed over, and the caller is a deputy.',
    params: memberPath,
    body: z.object({ role: z.enum(['head', 'deputy', 'member']) }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  removeMember: call('DELETE /api/clubs/{id}/members/{memberId}', {
    summary: 'Removes a member, declines who asks to join, or withdraws an invitation.',
    params: memberPath,
    refuses: [403, 404, 409],
    reply: done(),
  }),
  handleAnswer: call('POST /api/clubs/handleAnswer', {
    summary:
      'Saves whether the student is a member of the self-government club that named them: 1 yes, 0 no.',
    body: z.object({ self_governmentID: id(), answer: z.union([z.literal([0, 1]), z.boolean()]) }),
    refuses: [404, 409],
    reply: done(),
  }),
})
