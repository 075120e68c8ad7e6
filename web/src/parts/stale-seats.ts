import { groups } from '#contract/groups.ts'
import { registration } from '#contract/registration.ts'
import { schedule } from '#contract/schedule.ts'

/** The readings that a seat taken or given up makes old, and those that a refusal shows to be old. */
export const staleSeats = [
  registration.alreadyRegistered,
  registration.moduleSubjects,
  registration.programModules,
  groups.general,
  schedule.currentSchedule,
  registration.steps,
]
