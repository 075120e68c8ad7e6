import type { QueryKey } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router'
import { calendar } from '#contract/studies/calendar.ts'
import { agenda } from '#contract/account/agenda.ts'
import { applications } from '#contract/administration/applications.ts'
import { finance } from '#contract/administration/finance.ts'
import { problems } from '#contract/administration/problems.ts'
import { library } from '#contract/campus/library.ts'
import { resources } from '#contract/studies/resources.ts'
import { duties } from '#contract/account/duties.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { groups } from '#contract/registration/groups.ts'
import { menu } from '#contract/account/menu.ts'
import { minor } from '#contract/registration/minor.ts'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { profile } from '#contract/account/profile.ts'
import { program } from '#contract/studies/program.ts'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { surveys } from '#contract/studies/surveys.ts'
import { q } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { loadChunk } from '#web/api/chunk.ts'
import { StandaloneFrame } from './shell/StandaloneFrame.tsx'
import { createHistory } from '#web/ui/layers/create-history.ts'
import { FailureScreen } from './FailureScreen.tsx'
import { FirstPaintRemover } from './first-paint/FirstPaintRemover.tsx'
import { allowAnyone, allowPublic, requireStudent } from './guards.ts'
import { screenNames, type publicPaths, type ScreenPath } from './paths.ts'
import { loadInMantine } from './shell/load-in-mantine.tsx'
import { PendingScreen } from './PendingScreen.tsx'

type ScreenImport = () => Promise<{ default: RouteComponent }>
type ReadOptions = { readonly queryKey: QueryKey; readonly queryFn?: unknown }
type PublicPath = (typeof publicPaths)[number]

const lazyScreen = (load: ScreenImport) => lazyRouteComponent(() => loadChunk(load))
/** A screen that may use Mantine. */
const lazyMantineScreen = (load: ScreenImport) =>
  lazyRouteComponent(() => loadInMantine(async () => (await load()).default))

const renderStandaloneFailure = ({ error }: { error: unknown }) => (
  <StandaloneFrame>
    <FailureScreen error={error} />
  </StandaloneFrame>
)

const root = createRootRoute({
  component: () => (
    <FirstPaintRemover>
      <Outlet />
    </FirstPaintRemover>
  ),
  errorComponent: renderStandaloneFailure,
})

/** Reads of the frame at the start, beside a screen's own data (spec 1.3.2). */
const frameReads = [
  q(menu.items, { query: { position: 1 } }),
  q(menu.items, { query: { position: 2 } }),
  q(surveys.list),
]

const student = createRoute({
  getParentRoute: () => root,
  id: 'student',
  beforeLoad: requireStudent,
  // `prefetchScreen` has requested them already, unless the student was logged in by the cookie pair.
  loader: () => prefetchReads(frameReads),
  shouldReload: false,
  component: lazyRouteComponent(() => loadChunk(() => import('./shell/Shell.tsx')), 'Shell'),
  errorComponent: renderStandaloneFailure,
})

/** Prefetches reads; the screen shows their failures. Never list a read that marks something as seen. */
const prefetchReads = (reads: readonly ReadOptions[]): void => {
  for (const read of reads)
    void queryClient.prefetchQuery(read as Parameters<typeof queryClient.prefetchQuery>[0])
}

/** A student screen: path, code, and the reads that it prefetches. */
const screen = <const Path extends Exclude<ScreenPath, PublicPath>>(
  path: Path,
  load: ScreenImport,
  reads: readonly ReadOptions[] = [],
) =>
  createRoute({
    getParentRoute: () => student,
    path,
    // Home alone has no component of Mantine, whose provider would be a tenth of its first load.
    component: path === '/' ? lazyScreen(load) : lazyMantineScreen(load),
    staticData: { name: screenNames[path], reads },
    loader: () => prefetchReads(reads),
  })

const publicScreen = <const Path extends PublicPath>(path: Path, load: ScreenImport) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: allowPublic,
    component: lazyScreen(load),
    errorComponent: renderStandaloneFailure,
    staticData: { name: screenNames[path] },
  })

const notFoundRoute = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: allowAnyone,
  component: lazyScreen(() => import('./not-found/NotFoundScreen.tsx')),
  errorComponent: renderStandaloneFailure,
})

const clubs = screen('/clubs', () => import('#web/areas/clubs/ClubsScreen.tsx'))
/** Its parent shows it. */
const clubForm = createRoute({
  getParentRoute: () => clubs,
  path: 'form',
  staticData: { name: screenNames['/clubs/form'] },
})

/** All screens (spec 2.1, 2.2). */
const routeTree = root.addChildren([
  student.addChildren([
    screen('/', () => import('#web/areas/home/HomeScreen.tsx'), [
      q(agenda.list),
      q(schedule.currentSchedule),
      q(evaluations.semesters),
      q(exams.schedule),
      q(calendar.academicCalendars),
    ]),
    screen('/duties', () => import('#web/areas/duties/DutiesScreen.tsx'), [q(duties.list), q(agenda.list)]),
    screen('/profile', () => import('#web/areas/profile/ProfileScreen.tsx'), [
      q(profile.picture),
      q(profile.contactInformation),
      q(profile.devices),
    ]),
    screen('/schedule', () => import('#web/areas/schedule/ScheduleScreen.tsx'), [
      q(schedule.currentSchedule),
      q(agenda.list),
    ]),
    screen('/evaluations', () => import('#web/areas/evaluations/EvaluationsScreen.tsx'), [
      q(evaluations.semesters),
      q(evaluations.generalData),
    ]),
    screen('/academic-calendar', () => import('#web/areas/calendar/AcademicCalendarScreen.tsx'), [
      q(calendar.academicCalendars),
    ]),
    screen('/registration-steps', () => import('#web/areas/registration/steps/RegistrationStepsScreen.tsx'), [
      q(registration.steps),
    ]),
    screen('/registration', () => import('#web/areas/registration/RegistrationScreen.tsx'), [
      q(registration.alreadyRegistered),
      q(registration.programModules),
      q(registration.preRegisteredSubjects),
      q(registration.steps),
      q(groups.mustChange),
      q(groups.requests),
      q(schedule.currentSchedule),
    ]),
    screen('/pre-registration', () => import('#web/areas/pre-registration/PreRegistrationScreen.tsx'), [
      q(preRegistration.guide),
      q(preRegistration.alreadyRegistered),
      q(preRegistration.programModules),
    ]),
    screen('/exam-schedule', () => import('#web/areas/exams/ExamScheduleScreen.tsx'), [
      q(exams.schedule),
      q(exams.types),
      q(exams.instructions),
    ]),
    screen('/exam-view', () => import('#web/areas/exams/ExamViewScreen.tsx'), [q(exams.viewed)]),
    screen(
      '/exam-view/$id/$examScheduleID/$examNumberId',
      () => import('#web/areas/exams/ExamPaperScreen.tsx'),
    ),
    screen('/my-program', () => import('#web/areas/program/MyProgramScreen.tsx'), [
      q(program.fullProgram),
      q(program.myEvaluations),
      q(minor.programs),
    ]),
    screen('/psychologist-consultation', () => import('#web/areas/consultation/ConsultationScreen.tsx')),
    screen('/notifications', () => import('#web/areas/notifications/NotificationsScreen.tsx')),
    screen('/conversations', () => import('#web/areas/conversations/ConversationsScreen.tsx')),
    // A read of an order asks the bank, so it is not prefetched.
    screen('/pymentSuccess/$type', () => import('#web/areas/finance/PaymentResultScreen.tsx')),
    screen('/my-applications', () => import('#web/areas/applications/ApplicationsScreen.tsx'), [
      q(applications.list),
    ]),
    screen('/my-applications/new', () => import('#web/areas/applications/NewApplicationScreen.tsx'), [
      q(applications.kinds),
    ]),
    screen('/lab', () => import('#web/areas/lab/LabScreen.tsx')),
    screen('/lab/$unitId', () => import('#web/areas/lab/LabUnitScreen.tsx')),
    screen('/presentations', () => import('#web/areas/presentations/PresentationsScreen.tsx')),
    screen('/financial-info', () => import('#web/areas/finance/FinancialInfoScreen.tsx'), [
      q(finance.general),
      q(finance.details),
      q(finance.announced),
      q(finance.scholarship),
    ]),
    screen('/pay-online', () => import('#web/areas/finance/PayOnlineScreen.tsx'), [
      q(finance.details),
      q(finance.debitTypes),
    ]),
    screen('/pay', () => import('#web/areas/finance/PayScreen.tsx')),
    screen('/master-themes', () => import('#web/areas/master/MasterThemesScreen.tsx')),
    screen('/master-components', () => import('#web/areas/master/MasterComponentsScreen.tsx')),
    screen('/my-library', () => import('#web/areas/library/LibraryScreen.tsx'), [
      q(library.loans),
      q(library.orders),
    ]),
    screen('/online-books', () => import('#web/areas/books/OnlineBooksScreen.tsx')),
    screen('/register_problems', () => import('#web/areas/problems/ProblemsScreen.tsx'), [q(problems.list)]),
    // Only students of medicine may read these, so nothing is prefetched.
    screen('/medicine-topics', () => import('#web/areas/medicine/MedicineTopicsScreen.tsx')),
    screen('/medicine-lab-groups', () => import('#web/areas/medicine/MedicineLabGroupsScreen.tsx')),
    screen('/clubs/manage', () => import('#web/areas/clubs/manage/ManageScreen.tsx')),
    clubs.addChildren([clubForm]),
    screen('/university-charter', () => import('#web/areas/resources/UniversityCharterScreen.tsx'), [
      q(resources.byName, { params: { name: 'university-charter' } }),
    ]),
    screen('/resources/$name', () => import('#web/areas/resources/ResourceScreen.tsx')),
    screen('/buy-books', () => import('#web/areas/books/BuyBooksScreen.tsx')),
    screen('/buy-books/$bookId', () => import('#web/areas/books/BuyBookScreen.tsx')),
    screen('/cam-requests', () => import('#web/areas/camera/CameraScreen.tsx')),
    screen('/cinematography-cam-requests', () => import('#web/areas/camera/CinematographyCameraScreen.tsx')),
    screen('/courses/$subjectId', () => import('#web/areas/courses/CourseScreen.tsx')),
    screen('/courses/$subjectId/quiz', () => import('#web/areas/courses/quiz/QuizScreen.tsx')),
  ]),
  publicScreen('/login', () => import('#web/areas/session/LoginScreen.tsx')),
  publicScreen('/confirmation/$theString', () => import('#web/areas/session/ConfirmationScreen.tsx')),
  publicScreen('/forgot-password', () => import('#web/areas/session/ForgotPasswordScreen.tsx')),
  publicScreen('/logout', () => import('#web/areas/session/LogoutScreen.tsx')),
  publicScreen('/sandbox-bank/$id', () => import('./sandbox-bank/SandboxBankScreen.tsx')),
  publicScreen('/verify', () => import('./verify/VerifyScreen.tsx')),
  notFoundRoute,
])

export const router = createRouter({
  routeTree,
  history: createHistory(),
  defaultPreload: 'intent',
  // TanStack Query decides what is stale.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PendingScreen,
  defaultErrorComponent: FailureScreen,
  scrollRestoration: true,
})

// Failed reads are removed on leaving a screen: otherwise a return would show the old failure and read nothing.
router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
  if (fromLocation === undefined || !pathChanged) return
  queryClient.removeQueries({
    predicate: (query) =>
      query.state.status === 'error' && query.state.data === undefined && query.getObserversCount() === 0,
  })
})

// A screen with a name and without a route does not compile.
void (router.routesByPath satisfies Readonly<Record<ScreenPath, unknown>>)

/** Requests code and data of the first screen at once, in parallel with the user that the guard awaits. */
export const prefetchScreen = (path: string): void => {
  prefetchReads(frameReads)
  for (const { routeId, staticData } of router.matchRoutes(path, {})) {
    prefetchReads(staticData.reads ?? [])
    const component = router.routesById[routeId as keyof typeof router.routesById].options.component as
      | RouteComponent
      | undefined
    void component?.preload?.()
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The reads that the screen prefetches. */
    readonly reads?: readonly ReadOptions[]
  }
}
