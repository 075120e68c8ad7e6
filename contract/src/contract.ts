import { access } from './staff/access.ts'
import { answerTemplates } from './staff/answering/answer-templates.ts'
import { agenda } from './account/agenda.ts'
import { agreements } from './account/agreements.ts'
import { applications } from './administration/applications.ts'
import { agreementsStaff } from './staff/agreements-staff.ts'
import { applicationsStaff } from './staff/applications-staff.ts'
import { certificates } from './administration/certificates.ts'
import { certificatesStaff } from './staff/certificates-staff.ts'
import { cameraStaff } from './staff/camera-staff.ts'
import { consultationStaff } from './staff/consultation-staff.ts'
import { publications } from './staff/publications.ts'
import { readiness } from './staff/readiness/readiness.ts'
import { rehearsals } from './staff/readiness/rehearsals.ts'
import { recordsStaff } from './administration/records-staff.ts'
import { conversationsStaff } from './staff/conversations-staff.ts'
import { audit } from './staff/audit.ts'
import { books } from './campus/books.ts'
import { bookShop } from './staff/books/book-shop.ts'
import { calendar } from './studies/calendar.ts'
import { camera } from './campus/camera.ts'
import { clubProjects } from './campus/club-projects.ts'
import { clubProjectsStaff } from './staff/club-projects-staff.ts'
import { clubs } from './campus/clubs.ts'
import { clubsStaff } from './staff/clubs-staff.ts'
import { consultation } from './administration/consultation.ts'
import { conversations } from './administration/conversations.ts'
import { courses } from './studies/courses.ts'
import { documents } from './account/documents.ts'
import { documentsStaff } from './staff/documents-staff.ts'
import { duties } from './account/duties.ts'
import { ownAccount, type Endpoint } from './endpoint/endpoint.ts'
import { evaluations } from './studies/evaluations.ts'
import { exams } from './studies/exams.ts'
import { examsStaff } from './staff/exams-staff.ts'
import { feeds } from './studies/feeds.ts'
import { finance } from './administration/finance.ts'
import { bankStatements } from './staff/bank-statements.ts'
import { financeStaff } from './staff/finance-staff.ts'
import { graduation } from './administration/graduation.ts'
import { groups } from './registration/groups.ts'
import { groupsStaff } from './staff/groups-staff.ts'
import { inbox } from './staff/inbox.ts'
import { staffHome } from './administration/staff-home.ts'
import { lab } from './studies/lab.ts'
import { library } from './campus/library.ts'
import { libraryLoans } from './staff/books/library-loans.ts'
import { libraryTitles } from './staff/books/library-titles.ts'
import { live } from './registration/live.ts'
import { master } from './studies/master.ts'
import { masterStaff } from './staff/master-staff.ts'
import { medicine } from './studies/medicine.ts'
import { menu } from './account/menu.ts'
import { minor } from './registration/minor.ts'
import { notifications } from './account/notifications.ts'
import { payments } from './administration/payments.ts'
import { plans } from './registration/plans.ts'
import { preRegistration } from './registration/pre-registration.ts'
import { presentations } from './studies/presentations.ts'
import { problems } from './administration/problems.ts'
import { problemsStaff } from './staff/problems-staff.ts'
import { profile } from './account/profile.ts'
import { profileStaff } from './staff/profile-staff.ts'
import { program } from './studies/program.ts'
import { registration } from './registration/registration.ts'
import { resources } from './studies/resources.ts'
import { scanOrdersStaff } from './staff/books/scan-orders-staff.ts'
import { schedule } from './studies/schedule.ts'
import { search } from './studies/search.ts'
import { session } from './account/session.ts'
import { staffLive } from './staff/staff-live.ts'
import { staffSession } from './staff/staff-session.ts'
import { surveys } from './studies/surveys.ts'
import { uploads } from './account/uploads.ts'
import { studentsStaff } from './staff/students-staff.ts'
import { vaccineStaff } from './staff/vaccine-staff.ts'

/** Every area with its calls. */
export const contract = {
  access,
  agenda,
  agreements,
  agreementsStaff,
  answerTemplates,
  applications,
  applicationsStaff,
  audit,
  bookShop,
  books,
  calendar,
  camera,
  cameraStaff,
  certificates,
  certificatesStaff,
  clubProjects,
  clubProjectsStaff,
  clubs,
  clubsStaff,
  consultation,
  consultationStaff,
  conversations,
  conversationsStaff,
  courses,
  documents,
  documentsStaff,
  duties,
  evaluations,
  exams,
  examsStaff,
  feeds,
  finance,
  bankStatements,
  financeStaff,
  graduation,
  groups,
  groupsStaff,
  inbox,
  staffHome,
  lab,
  library,
  libraryLoans,
  libraryTitles,
  live,
  master,
  masterStaff,
  medicine,
  menu,
  minor,
  notifications,
  payments,
  plans,
  preRegistration,
  presentations,
  problems,
  problemsStaff,
  profile,
  profileStaff,
  program,
  publications,
  readiness,
  rehearsals,
  recordsStaff,
  registration,
  resources,
  scanOrdersStaff,
  schedule,
  search,
  session,
  staffLive,
  studentsStaff,
  staffSession,
  surveys,
  uploads,
  vaccineStaff,
} as const

type Contract = typeof contract
type Call = { [Area in keyof Contract]: Contract[Area][keyof Contract[Area]] }[keyof Contract]
type OperationOf<One> = One extends { readonly access: { readonly staff: infer Name } } ? Name : never

/** The operations of staff: those that the calls of the contract name. */
export type Operation = OperationOf<Call>

/** The operations that somebody can be given: all but the one of the own account. */
export const listOperations = (): Operation[] => {
  const named = Object.values(contract)
    .flatMap((area): Endpoint[] => Object.values(area))
    .flatMap(({ access }) => (typeof access === 'object' ? [access.staff] : []))
  return [...new Set(named)].filter((name) => name !== ownAccount).toSorted() as Operation[]
}
