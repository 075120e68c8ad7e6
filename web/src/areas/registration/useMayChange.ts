import { useSuspenseQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Registered } from '#web/parts/taken-groups.ts'

/**
 * Gives a test for my registrations: whether their groups are changed. In some semesters of study the level of English
 * is changed instead, and only a group that was closed or moved is left (spec 6).
 */
export const useMayChange = (): ((own: Registered) => boolean) => {
  const { data: mine } = useSuspenseQuery(q(registration.alreadyRegistered))
  const { data: must } = useSuspenseQuery(q(groups.mustChange))
  return ({ registrationID }) =>
    !mine.english_level_instead || must.subjects.some((each) => each.registrationID === registrationID)
}
