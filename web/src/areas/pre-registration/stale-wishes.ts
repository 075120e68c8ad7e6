import { preRegistration } from '#contract/registration/pre-registration.ts'
import { program } from '#contract/studies/program.ts'
import { registration } from '#contract/registration/registration.ts'
import { session } from '#contract/account/session.ts'

/** The readings that a wish makes old: the lock of the portal is one of them. */
export const staleWishes = [
  preRegistration.alreadyRegistered,
  preRegistration.programModules,
  preRegistration.whoCanDelete,
  preRegistration.toShow,
  registration.preRegisteredSubjects,
  registration.allPreRegisteredSubjects,
  program.fullProgram,
  session.user,
]
