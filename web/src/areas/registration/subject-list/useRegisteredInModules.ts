import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import type { Module } from './sources.ts'

/** The student's registrations out of some modules. */
export const useRegisteredInModules = (modules: readonly Module[]): readonly Registered[] => {
  const { data } = useSuspenseQuery(q(registration.alreadyRegistered))
  return data.subjects.filter((own) =>
    modules.some((module) => module.program_moduleID === own.program_moduleID),
  )
}
