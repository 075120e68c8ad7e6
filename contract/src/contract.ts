import { calendar } from './calendar.ts'
import { courses } from './courses.ts'
import { evaluations } from './evaluations.ts'
import { exams } from './exams.ts'
import { groups } from './groups.ts'
import { menu } from './menu.ts'
import { minor } from './minor.ts'
import { plans } from './plans.ts'
import { preRegistration } from './pre-registration.ts'
import { profile } from './profile.ts'
import { program } from './program.ts'
import { registration } from './registration.ts'
import { schedule } from './schedule.ts'
import { session } from './session.ts'

/** Every area with its calls: the whole of what travels between browser and server. */
export const contract = {
  calendar,
  courses,
  evaluations,
  exams,
  groups,
  menu,
  minor,
  plans,
  preRegistration,
  profile,
  program,
  registration,
  schedule,
  session,
} as const
