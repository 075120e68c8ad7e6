import * as z from 'zod/mini'
import { area, call, done, id, idText, line, prose } from '../endpoint/endpoint.ts'

const club = z.object({
  self_governmentID: id(),
  name: z.string(),
  nameeng: z.string(),
  description: z.string(),
  descriptioneng: z.string(),
  /** Base64 JPEG. */
  picture: z.nullable(z.string()),
  members: z.int(),
  /** The student leads it, and may change it and its projects. */
  is_mine: z.boolean(),
  is_member: z.boolean(),
  status: z.enum(['in_progress', 'rejected', 'approved']),
})

const texts = () =>
  z.object({ name: line(120), nameeng: line(120), description: prose(3000), descriptioneng: prose(3000) })

const picture = (required: boolean) => ({
  picture: { required, many: false, maxBytes: 5 * 1024 * 1024, types: ['jpg', 'jpeg', 'png', 'webp'] },
})

/** Student clubs (spec 10.2); for projects see club-projects.ts. */
export const clubs = area({
  list: call('GET /api/clubs', {
    summary: "Lists the approved clubs, and the student's own whatever its status.",
    reply: z.object({ clubs: z.array(club) }),
  }),
  rules: call('GET /api/clubs/rules', {
    summary: 'Returns the rules for founding a club.',
    reply: z.object({ text: z.string(), texteng: z.string() }),
  }),
  found: call('POST /api/clubs', {
    summary: 'Founds a club, which the university then approves or rejects.',
    body: texts(),
    files: picture(true),
    refuses: [403, 409],
    reply: club,
  }),
  change: call('POST /api/clubs/{id}', {
    summary: "Changes the student's club; without a new picture the old one stays.",
    params: { id: idText() },
    body: texts(),
    files: picture(false),
    refuses: [403, 404],
    reply: club,
  }),
  handleAnswer: call('POST /api/clubs/handleAnswer', {
    summary:
      'Saves whether the student is a member of the self-government club that named them: 1 yes, 0 no.',
    body: z.object({ self_governmentID: id(), answer: z.union([z.literal([0, 1]), z.boolean()]) }),
    refuses: [404, 409],
    reply: done(),
  }),
})
