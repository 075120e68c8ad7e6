import * as z from 'zod/mini'
import { pageSchema, perPageQuery, searchQuery, sortQuery } from '../endpoint/paging.ts'
import { area, day, done, id, idText, instant, line, staffCall } from '../endpoint/endpoint.ts'
import { staffName } from './staff-session.ts'

const readAccess = staffCall('access.read')
const writeAccess = staffCall('access.write')

const scope = z.enum(['university', 'school', 'programme', 'group'])

const names = { name: z.string(), nameeng: z.string() }

const grant = z.object({
  id: id(),
  staff: staffName,
  /** One of the two is null. */
  role: z.nullable(z.object({ role: z.string(), ...names })),
  operation: z.nullable(z.string()),
  scope,
  /** The school, the programme, or the subject of the group; null for the whole university. */
  place: z.nullable(z.object(names)),
  group: z.nullable(z.string()),
  starts_at: instant(),
  ends_at: z.nullable(instant()),
  given_by: z.nullable(staffName),
  /** It holds now. */
  is_current: z.boolean(),
  /** The caller may end it. */
  can_revoke: z.boolean(),
})

/** Who may do what, where and until when. */
export const access = area({
  members: readAccess('GET /api/staff/members', {
    summary: 'Lists the accounts of staff by name.',
    reply: z.object({ members: z.array(z.extend(staffName, { is_active: z.boolean() })) }),
  }),
  options: readAccess('GET /api/staff/grants/options', {
    summary: "Lists roles with their operations, and the schools and programmes in the caller's scope.",
    reply: z.object({
      roles: z.array(z.object({ role: z.string(), ...names, operations: z.array(z.string()) })),
      schools: z.array(z.object({ schoolID: id(), ...names })),
      programmes: z.array(z.object({ programID: id(), schoolID: id(), ...names })),
    }),
  }),
  grants: readAccess('GET /api/staff/grants', {
    summary: "Lists the grants in the caller's scope, newest first or by a column.",
    query: {
      ...perPageQuery,
      ...searchQuery,
      state: z._default(z.enum(['current', 'all']), 'current'),
      ...sortQuery('name', 'nameeng', 'what', 'whateng', 'where', 'whereeng', 'end'),
    },
    reply: pageSchema(grant),
  }),
  give: writeAccess('POST /api/staff/grants', {
    summary: 'Gives a role or one operation that the caller holds, in a scope within their own.',
    body: z.object({
      staffID: id(),
      role: z.optional(line(40)),
      operation: z.optional(line(60)),
      scope,
      schoolID: z.optional(id()),
      programID: z.optional(id()),
      scheduleID: z.optional(id()),
      /** The last day, at the university; without it there is no end. */
      ends_on: z.optional(day()),
    }),
    refuses: [403, 404],
    reply: z.object({ id: id() }),
  }),
  revoke: writeAccess('DELETE /api/staff/grants/{id}', {
    summary: "Ends a grant in the caller's scope now; the last administrator keeps theirs.",
    params: { id: idText() },
    refuses: [403, 404, 409],
    reply: done(),
  }),
})
