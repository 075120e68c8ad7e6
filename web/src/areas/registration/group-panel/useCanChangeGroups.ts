import { useSuspenseQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'

/** In some semesters of study only the level of English is changed, and groups that were closed or moved (spec 6.4.1). */
export const useCanChangeGroups = (): ((own: Registered) => boolean) => {
  const { data: registered } = useSuspenseQuery(q(registration.alreadyRegistered))
  const { data: mustChange } = useSuspenseQuery(q(groups.mustChange))
  return ({ registrationID }) =>
    !registered.english_level_instead ||
    mustChange.subjects.some((each) => each.registrationID === registrationID)
}
