import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

/** The lecturer who the caller is, if they hold the operation where this lecturer teaches. */
export const findLecturer = defineRowQuery<
  { readonly lecturerID: number },
  [staffID: number, operation: string]
>(
  'conversations.findLecturer',
  `with ${heldScopes}
   select l.id as "lecturerID" from staff_member p join lecturer l on l.id = p.lecturer_id
   where p.id = $1 and ${inHeldScopes({
     school: 'l.school_id',
     group: 'any (array(select id from study_group where lecturer_id = l.id))',
   })}`,
)
