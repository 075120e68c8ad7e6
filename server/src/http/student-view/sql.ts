import { defineRowQuery } from '#server/db/define-row-query.ts'

/** The open view of a token; `isHeld` says whether its member of staff holds the operation for the student too. */
export const findOpenView = defineRowQuery<
  { readonly viewID: number; readonly studentID: number; readonly isHeld: boolean },
  [tokenHash: Buffer, operation: string | null]
>(
  'http.findOpenView',
  `select v.id as "viewID", v.student_id as "studentID", $2::text is null or exists (
     select from staff_permission p where p.staff_member_id = v.staff_member_id and p.operation = $2
       and (p.scope = 'university' or p.school_id = v.school_id or p.programme_id = v.programme_id)) as "isHeld"
   from open_student_view v where v.token_hash = $1`,
)
