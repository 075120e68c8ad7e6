import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { inHeldScopes } from '#server/staff-permission/in-scope.ts'
import type { Severity } from '#contract/staff/readiness/readiness.ts'
import type { Check, Findings } from './check.ts'

/**
 * A check on the database. `rows` selects what is wrong: `ka` and `en`, by which somebody recognises the row, and
 * `school_id`, which is null for what belongs to the whole university. A row about a student has their `student_id`, by
 * which the students that staff read are counted.
 */
export const defineCheck = (
  id: string,
  severity: Severity,
  rows: string,
  more: Pick<Check, 'after' | 'path'> = {},
): Check => {
  const load = defineOneRowQuery<
    Findings,
    [staffID: number | null, operation: string | null, limit: number, offset: number]
  >(
    `readiness.${id}`,
    `with held as materialized (
       select scope, school_id, programme_id, group_id from staff_permission
       where staff_member_id = $1::int and operation = $2::text),
     found as materialized (
       select c.ka, c.en, (to_jsonb(c) ->> 'student_id')::int as student_id from (${rows}) c where $1::int is null or ${inHeldScopes({ school: 'c.school_id' })})
     select (select count(*)::int from found) as total,
       (select coalesce(json_agg(json_strip_nulls(json_build_object('name', p.ka, 'nameeng', p.en, 'studentID', p.student_id))), '[]') from (
          select * from found order by en, ka limit $3::int offset $4::int) p) as items`,
  )
  return {
    id,
    severity,
    rows,
    ...more,
    load: (db, { staffID, operation }, _, limit, offset) => load(db, staffID, operation, limit, offset),
  }
}

/**
 * Makes the transaction one that cannot write, nor run long. Sequential scans are right here: other statements avoid
 * them because each is about one student.
 */
export const limitTransaction = defineRowQuery<object, [timeoutMs: string]>(
  'readiness.limitTransaction',
  `select set_config('transaction_read_only', 'on', true), set_config('statement_timeout', $1, true),
     set_config('enable_seqscan', 'on', true)`,
)
