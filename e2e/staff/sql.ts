import { defineListQuery } from '#server/db/define-list-query.ts'

/** Whether staff need a second factor. */
export const setSecondFactor = defineListQuery<object, [isRequired: boolean]>(
  'journeys.setSecondFactor',
  `update setting set value = to_jsonb($1::boolean) where name = 'staff_second_factor'`,
)

/** Ends the sessions of a member of staff. */
export const endStaffSessions = defineListQuery<object, [email: string]>(
  'journeys.endStaffSessions',
  'delete from staff_session where staff_member_id = (select id from staff_member where email = $1)',
)
