import * as z from 'zod/mini'
import { pageSchema, perPageQuery, sortQuery } from '../endpoint/paging.ts'
import { area, day, idText, instant, staffCall, trimmedLine } from '../endpoint/endpoint.ts'
import { staffName } from './staff-session.ts'

const readAudit = staffCall('audit.read')

const values = z.nullable(z.record(z.string(), z.unknown()))
const text = () => z.optional(z.string().check(trimmedLine(), z.maxLength(100)))

const auditRow = z.object({
  id: z.int(),
  at: instant(),
  /** Null for the command line. */
  staff: z.nullable(staffName),
  operation: z.string(),
  entity: z.string(),
  entity_id: z.nullable(z.int()),
  student: z.nullable(
    z.object({
      studentID: z.int(),
      code: z.string(),
      fname: z.string(),
      lname: z.string(),
      fnameeng: z.string(),
      lnameeng: z.string(),
    }),
  ),
  before: values,
  after: values,
  request: z.string(),
})

/** The changes of staff (`audit`), which can only be added to. */
export const audit = area({
  list: readAudit('GET /api/staff/audit', {
    summary: "Lists what staff have changed within the caller's scope, with the values before and after.",
    query: {
      ...perPageQuery,
      /** Days at the university, both included. */
      from: z.optional(day()),
      to: z.optional(day()),
      staffID: z.optional(idText()),
      /** The code of the student. */
      student: text(),
      operation: text(),
      entity: text(),
      ...sortQuery('at', 'name', 'nameeng', 'entity'),
    },
    reply: pageSchema(auditRow),
  }),
  filters: readAudit('GET /api/staff/audit/filters', {
    summary:
      'Lists what the audit can be filtered by: who has changed something, operations and kinds of things.',
    reply: z.object({
      staff: z.array(staffName),
      operations: z.array(z.string()),
      entities: z.array(z.string()),
    }),
  }),
})
