import * as z from 'zod/mini'
import { area, instant, line, staffCall } from '../../endpoint/endpoint.ts'
import { pageSchema, perPageQuery } from '../../endpoint/paging.ts'

const readReadiness = staffCall('readiness.read')

const severity = z.enum(['blocks', 'notice', 'advice'])

/** Blocks the opening; students will notice; advice. */
export type Severity = z.output<typeof severity>

const finding = z.object({ name: z.string(), nameeng: z.string() })

/** Findings in the caller's scope: missing or contradictory data that would keep students from using the portal. */
export const readiness = area({
  check: readReadiness('GET /api/staff/readiness', {
    summary: 'Runs all checks now and lists those that found something, each with its first rows.',
    reply: z.object({
      checked_at: instant(),
      milliseconds: z.int(),
      /** How many checks there are. */
      checks: z.int(),
      findings: z.array(
        z.object({
          check: z.string(),
          severity,
          title: z.string(),
          titleeng: z.string(),
          fix: z.string(),
          fixeng: z.string(),
          /** Fixed on the server, by the operator of the portal. */
          isForServer: z.boolean(),
          /** The page of staff that fixes it. */
          path: z.nullable(z.enum(['/students', '/access', '/finance/tuition'])),
          /** How many rows it found; null when the check did not finish in time. */
          total: z.nullable(z.int()),
          items: z.array(finding),
        }),
      ),
    }),
  }),
  rows: readReadiness('GET /api/staff/readiness/rows', {
    summary: 'One page of the rows that a check finds now.',
    query: { ...perPageQuery, check: line(100) },
    refuses: [404],
    reply: pageSchema(finding),
  }),
})
