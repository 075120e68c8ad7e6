import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { toSources, type SubjectSource } from './sources.ts'

/** The student's sources of subjects. */
export const useSources = (): readonly SubjectSource[] => {
  const { data } = useSuspenseQuery(q(registration.programModules))
  const { data: preRegistered } = useSuspenseQuery(q(registration.preRegisteredSubjects))
  return toSources(data.modules, preRegistered.subjects.length > 0)
}
