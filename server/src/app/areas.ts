import type { FastifyInstance } from 'fastify'
import type { UploadLimits } from '#server/http/forms/create-form-handler.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { contract } from '#contract/contract.ts'
import { routes as accessRoutes } from '#server/areas/access/routes.ts'
import { routes as agendaRoutes } from '#server/areas/agenda/routes.ts'
import { routes as agreementsRoutes } from '#server/areas/agreements/routes.ts'
import { staffRoutes as agreementsStaffRoutes } from '#server/areas/agreements/staff-routes.ts'
import { routes as answerTemplatesRoutes } from '#server/areas/answer-templates/routes.ts'
import { routes as applicationsRoutes } from '#server/areas/applications/routes.ts'
import { staffRoutes as applicationsStaffRoutes } from '#server/areas/applications/staff-routes.ts'
import { routes as auditRoutes } from '#server/areas/audit/routes.ts'
import { routes as booksRoutes } from '#server/areas/books/routes.ts'
import { staffRoutes as bookShopRoutes } from '#server/areas/books/shop/staff-routes.ts'
import { routes as calendarRoutes } from '#server/areas/calendar/routes.ts'
import { routes as cameraRoutes } from '#server/areas/camera/routes.ts'
import { staffRoutes as cameraStaffRoutes } from '#server/areas/camera/staff-routes.ts'
import { routes as certificatesRoutes } from '#server/areas/certificates/routes.ts'
import { staffRoutes as certificatesStaffRoutes } from '#server/areas/certificates/staff-routes.ts'
import { routes as clubProjectsRoutes } from '#server/areas/clubs/projects/routes.ts'
import { staffRoutes as clubProjectsStaffRoutes } from '#server/areas/clubs/projects/staff-routes.ts'
import { routes as clubsRoutes } from '#server/areas/clubs/routes.ts'
import { staffRoutes as clubsStaffRoutes } from '#server/areas/clubs/staff-routes.ts'
import { routes as consultationRoutes } from '#server/areas/consultation/routes.ts'
import { staffRoutes as consultationStaffRoutes } from '#server/areas/consultation/staff-routes.ts'
import { routes as conversationsRoutes } from '#server/areas/conversations/routes.ts'
import { staffRoutes as conversationsStaffRoutes } from '#server/areas/conversations/staff-routes.ts'
import { routes as coursesRoutes } from '#server/areas/courses/routes.ts'
import { routes as documentsRoutes } from '#server/areas/documents/routes.ts'
import { staffRoutes as documentsStaffRoutes } from '#server/areas/documents/staff-routes.ts'
import { staffRoutes as studentsStaffRoutes } from '#server/areas/students/staff-routes.ts'
import { staffRoutes as vaccineStaffRoutes } from '#server/areas/documents/vaccine/staff-routes.ts'
import { routes as dutiesRoutes } from '#server/areas/duties/routes.ts'
import { routes as evaluationsRoutes } from '#server/areas/evaluations/routes.ts'
import { routes as examsRoutes } from '#server/areas/exams/routes.ts'
import { staffRoutes as examsStaffRoutes } from '#server/areas/exams/staff-routes.ts'
import { routes as feedsRoutes } from '#server/areas/feeds/routes.ts'
import { routes as financeRoutes } from '#server/areas/finance/routes.ts'
import { staffRoutes as bankStatementsRoutes } from '#server/areas/finance/statements/staff-routes.ts'
import { staffRoutes as financeStaffRoutes } from '#server/areas/finance/staff/staff-routes.ts'
import { routes as graduationRoutes } from '#server/areas/graduation/routes.ts'
import { routes as groupsRoutes } from '#server/areas/groups/routes.ts'
import { staffRoutes as groupsStaffRoutes } from '#server/areas/groups/staff-routes.ts'
import { liveRoutes as staffLiveRoutes } from '#server/areas/inbox/live-routes.ts'
import { routes as staffHomeRoutes } from '#server/areas/staff-home/routes.ts'
import { routes as inboxRoutes } from '#server/areas/inbox/routes.ts'
import { routes as labRoutes } from '#server/areas/lab/routes.ts'
import { staffRoutes as libraryLoansRoutes } from '#server/areas/library/lending/staff-routes.ts'
import { routes as libraryRoutes } from '#server/areas/library/routes.ts'
import { staffRoutes as scanOrdersStaffRoutes } from '#server/areas/library/scans/staff-routes.ts'
import { staffRoutes as libraryTitlesRoutes } from '#server/areas/library/titles/staff-routes.ts'
import { routes as liveRoutes } from '#server/areas/live/routes.ts'
import { routes as masterRoutes } from '#server/areas/master/routes.ts'
import { staffRoutes as masterStaffRoutes } from '#server/areas/master/staff-routes.ts'
import { routes as medicineRoutes } from '#server/areas/medicine/routes.ts'
import { routes as menuRoutes } from '#server/areas/menu/routes.ts'
import { routes as minorRoutes } from '#server/areas/minor/routes.ts'
import { routes as notificationsRoutes } from '#server/areas/notifications/routes.ts'
import { routes as paymentsRoutes } from '#server/areas/payments/routes.ts'
import { routes as plansRoutes } from '#server/areas/plans/routes.ts'
import { routes as preRegistrationRoutes } from '#server/areas/pre-registration/routes.ts'
import { routes as presentationsRoutes } from '#server/areas/presentations/routes.ts'
import { routes as problemsRoutes } from '#server/areas/problems/routes.ts'
import { staffRoutes as problemsStaffRoutes } from '#server/areas/problems/staff-routes.ts'
import { routes as profileRoutes } from '#server/areas/profile/routes.ts'
import { staffRoutes as profileStaffRoutes } from '#server/areas/profile/staff-routes.ts'
import { routes as programRoutes } from '#server/areas/program/routes.ts'
import { routes as publicationsRoutes } from '#server/areas/publications/routes.ts'
import { routes as readinessRoutes } from '#server/areas/readiness/routes.ts'
import { staffRoutes as rehearsalsRoutes } from '#server/areas/rehearsals/staff-routes.ts'
import { staffRoutes as recordsStaffRoutes } from '#server/areas/records/staff-routes.ts'
import { routes as registrationRoutes } from '#server/areas/registration/routes.ts'
import { routes as resourcesRoutes } from '#server/areas/resources/routes.ts'
import { routes as scheduleRoutes } from '#server/areas/schedule/routes.ts'
import { routes as searchRoutes } from '#server/areas/search/routes.ts'
import { routes as sessionRoutes } from '#server/areas/session/routes.ts'
import { routes as staffSessionRoutes } from '#server/areas/staff-session/routes.ts'
import { routes as surveysRoutes } from '#server/areas/surveys/routes.ts'
import { routes as uploadsRoutes } from '#server/areas/uploads/routes.ts'
import { serve, type FormRoute, type Handler, type Routes, type ServeOptions } from '#server/http/serve.ts'
import { createUploadQuota } from '#server/http/files/upload-quota.ts'
import { acceptByteStreams } from '#server/http/accept-byte-streams.ts'
import { acceptRawBodies } from '#server/http/accept-raw-bodies.ts'
import { acceptForms } from '#server/http/forms/receive-form.ts'

type Contract = typeof contract

type Areas = { readonly [Name in keyof Contract]: Routes<Contract[Name]> }

/** The handlers of every area. A missing one does not compile. */
const areas = {
  access: accessRoutes,
  agenda: agendaRoutes,
  agreements: agreementsRoutes,
  agreementsStaff: agreementsStaffRoutes,
  answerTemplates: answerTemplatesRoutes,
  applications: applicationsRoutes,
  applicationsStaff: applicationsStaffRoutes,
  audit: auditRoutes,
  bookShop: bookShopRoutes,
  books: booksRoutes,
  calendar: calendarRoutes,
  camera: cameraRoutes,
  cameraStaff: cameraStaffRoutes,
  certificates: certificatesRoutes,
  certificatesStaff: certificatesStaffRoutes,
  clubProjects: clubProjectsRoutes,
  clubProjectsStaff: clubProjectsStaffRoutes,
  clubs: clubsRoutes,
  clubsStaff: clubsStaffRoutes,
  consultation: consultationRoutes,
  consultationStaff: consultationStaffRoutes,
  conversations: conversationsRoutes,
  conversationsStaff: conversationsStaffRoutes,
  courses: coursesRoutes,
  documents: documentsRoutes,
  documentsStaff: documentsStaffRoutes,
  duties: dutiesRoutes,
  evaluations: evaluationsRoutes,
  exams: examsRoutes,
  examsStaff: examsStaffRoutes,
  feeds: feedsRoutes,
  finance: financeRoutes,
  bankStatements: bankStatementsRoutes,
  financeStaff: financeStaffRoutes,
  graduation: graduationRoutes,
  groups: groupsRoutes,
  groupsStaff: groupsStaffRoutes,
  inbox: inboxRoutes,
  staffHome: staffHomeRoutes,
  lab: labRoutes,
  library: libraryRoutes,
  libraryLoans: libraryLoansRoutes,
  libraryTitles: libraryTitlesRoutes,
  live: liveRoutes,
  master: masterRoutes,
  masterStaff: masterStaffRoutes,
  medicine: medicineRoutes,
  menu: menuRoutes,
  minor: minorRoutes,
  notifications: notificationsRoutes,
  payments: paymentsRoutes,
  plans: plansRoutes,
  preRegistration: preRegistrationRoutes,
  presentations: presentationsRoutes,
  problems: problemsRoutes,
  problemsStaff: problemsStaffRoutes,
  profile: profileRoutes,
  profileStaff: profileStaffRoutes,
  program: programRoutes,
  publications: publicationsRoutes,
  readiness: readinessRoutes,
  rehearsals: rehearsalsRoutes,
  recordsStaff: recordsStaffRoutes,
  registration: registrationRoutes,
  resources: resourcesRoutes,
  scanOrdersStaff: scanOrdersStaffRoutes,
  schedule: scheduleRoutes,
  search: searchRoutes,
  session: sessionRoutes,
  staffLive: staffLiveRoutes,
  staffSession: staffSessionRoutes,
  surveys: surveysRoutes,
  uploads: uploadsRoutes,
  studentsStaff: studentsStaffRoutes,
  vaccineStaff: vaccineStaffRoutes,
} satisfies Areas

type AnyRoute = Handler<Endpoint> | FormRoute<Endpoint>

const listCalls = () =>
  Object.entries(contract).flatMap(([name, table]) => {
    // Of `Areas`: each area and each of its calls is there.
    const routes = (areas as unknown as Record<string, Readonly<Record<string, AnyRoute>>>)[name]!
    return Object.entries(table as Readonly<Record<string, Endpoint>>).map(([key, endpoint]) => ({
      endpoint,
      route: routes[key]!,
    }))
  })

const toHandler = (route: AnyRoute): Handler<Endpoint> => (typeof route === 'object' ? route.handle : route)

const mapRights = (calls: ReturnType<typeof listCalls>): UploadLimits['rights'] =>
  new Map(
    calls.flatMap(({ endpoint: { method, path }, route }) =>
      typeof route === 'object' ? [[`${method} ${path}`, route.checkRight] as const] : [],
    ),
  )

interface Serving extends Omit<ServeOptions, 'uploadLimits'> {
  readonly requireSpace: UploadLimits['requireSpace']
}

/** Adds a route for each call of the contract. */
export const addAllRoutes = (app: FastifyInstance, { requireSpace, ...options }: Serving): void => {
  const calls = listCalls()
  const uploadLimits = { requireSpace, quota: createUploadQuota(), rights: mapRights(calls) }
  const serving = { ...options, uploadLimits }
  const serveThose = (scope: FastifyInstance, isChosen: (endpoint: Endpoint) => boolean) => {
    for (const { endpoint, route } of calls)
      if (isChosen(endpoint)) serve(scope, serving, endpoint, toHandler(route))
  }
  serveThose(app, ({ files, bytes, isRaw }) => files === undefined && bytes === undefined && !isRaw)
  acceptRawBodies(app, (scope) => serveThose(scope, ({ isRaw }) => isRaw === true))
  acceptByteStreams(app, (scope) => serveThose(scope, ({ bytes }) => bytes !== undefined))
  acceptForms(app, (scope) => serveThose(scope, ({ files }) => files !== undefined))
}
