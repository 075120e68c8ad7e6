import { defineRowQuery } from '#server/db/define-row-query.ts'

interface OpenView {
  readonly viewID: number
  readonly studentID: number
  readonly staffID: number
  /** Those of the operations that its member of staff does not hold for the student. */
  readonly missing: readonly string[]
}

/** The open view of a token. */
export const findOpenView = defineRowQuery<OpenView, [tokenHash: Buffer, operations: readonly string[]]>(
  'http.findOpenView',
  `select v.id as "viewID", v.student_id as "studentID", v.staff_member_id as "staffID", array(
     select o.operation from unnest($2::text[]) o (operation) where not exists (
       select from staff_permission p where p.staff_member_id = v.staff_member_id and p.operation = o.operation
         and (p.scope = 'university' or p.school_id = v.school_id or p.programme_id = v.programme_id))) as missing
   from open_student_view v where v.token_hash = $1`,
)
