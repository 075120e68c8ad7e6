import { calendar } from './calendar.ts'
import { groups } from './groups.ts'
import { menu } from './menu.ts'
import { minor } from './minor.ts'
import { plans } from './plans.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { schedule } from './schedule.ts'
import { session } from './session.ts'

/** Every area with its calls: the whole of what travels between browser and server. */
export const contract = {
  calendar,
  groups,
  menu,
  minor,
  plans,
  profile,
  registration,
  schedule,
  session,
} as const
