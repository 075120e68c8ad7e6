import { agreements } from './agreements.ts'
import { calendar } from './calendar.ts'
import { conversations } from './conversations.ts'
import { courses } from './courses.ts'
import { documents } from './documents.ts'
import { evaluations } from './evaluations.ts'
import { exams } from './exams.ts'
import { finance } from './finance.ts'
import { graduation } from './graduation.ts'
import { groups } from './groups.ts'
import { menu } from './menu.ts'
import { minor } from './minor.ts'
import { notifications } from './notifications.ts'
import { plans } from './plans.ts'
import { preRegistration } from './pre-registration.ts'
import { profile } from './profile.ts'
import { program } from './program.ts'
import { registration } from './registration.ts'
import { schedule } from './schedule.ts'
import { session } from './session.ts'
import { surveys } from './surveys.ts'

/** Every area with its calls: the whole of what travels between browser and server. */
export const contract = {
  agreements,
  calendar,
  conversations,
  courses,
  documents,
  evaluations,
  exams,
  finance,
  graduation,
  groups,
  menu,
  minor,
  notifications,
  plans,
  preRegistration,
  profile,
  program,
  registration,
  schedule,
  session,
  surveys,
} as const
