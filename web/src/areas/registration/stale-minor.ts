import { minor } from '#contract/registration/minor.ts'
import { session } from '#contract/account/session.ts'
import { staleSeats } from '#web/parts/stale-seats.ts'

/** The readings that a minor chosen or deleted makes old. */
export const staleMinor = [...staleSeats, minor.hasChooseMinor, minor.programs, session.user]
