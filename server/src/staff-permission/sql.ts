import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { heldScopes } from './in-scope.ts'

/** Whether the caller holds the operation in the whole university, for what belongs to no school. */
export const holdsUniversity = defineOneRowQuery<{ isHeld: boolean }, [staffID: number, operation: string]>(
  'staffPermission.holdsUniversity',
  `with ${heldScopes} select exists (select from held where scope = 'university') as "isHeld"`,
)
