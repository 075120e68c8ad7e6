import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Source } from './sources.ts'
import { sourcesOf } from './sources.ts'

/** My sources of subjects, what is left of my pre-registration first. */
export const useSources = (): readonly Source[] => {
  const { data } = useSuspenseQuery(q(registration.programModules))
  const { data: wishes } = useSuspenseQuery(q(registration.preRegisteredSubjects))
  return sourcesOf(data.modules, wishes.subjects.length > 0)
}
