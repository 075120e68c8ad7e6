import { agreements } from './agreements.ts'
import { applications } from './applications.ts'
import { books } from './books.ts'
import { calendar } from './calendar.ts'
import { camera } from './camera.ts'
import { clubProjects } from './club-projects.ts'
import { clubs } from './clubs.ts'
import { consultation } from './consultation.ts'
import { conversations } from './conversations.ts'
import { courses } from './courses.ts'
import { documents } from './documents.ts'
import { duties } from './duties.ts'
import { evaluations } from './evaluations.ts'
import { exams } from './exams.ts'
import { feeds } from './feeds.ts'
import { finance } from './finance.ts'
import { graduation } from './graduation.ts'
import { groups } from './groups.ts'
import { lab } from './lab.ts'
import { library } from './library.ts'
import { live } from './live.ts'
import { master } from './master.ts'
import { medicine } from './medicine.ts'
import { menu } from './menu.ts'
import { minor } from './minor.ts'
import { notifications } from './notifications.ts'
import { plans } from './plans.ts'
import { preRegistration } from './pre-registration.ts'
import { presentations } from './presentations.ts'
import { problems } from './problems.ts'
import { profile } from './profile.ts'
import { program } from './program.ts'
import { registration } from './registration.ts'
import { resources } from './resources.ts'
import { schedule } from './schedule.ts'
import { session } from './session.ts'
import { surveys } from './surveys.ts'
import { uploads } from './uploads.ts'

/** Every area with its calls: the whole of what travels between browser and server. */
export const contract = {
  agreements,
  applications,
  books,
  calendar,
  camera,
  clubProjects,
  clubs,
  consultation,
  conversations,
  courses,
  documents,
  duties,
  evaluations,
  exams,
  feeds,
  finance,
  graduation,
  groups,
  lab,
  library,
  live,
  master,
  medicine,
  menu,
  minor,
  notifications,
  plans,
  preRegistration,
  presentations,
  problems,
  profile,
  program,
  registration,
  resources,
  schedule,
  session,
  surveys,
  uploads,
} as const
