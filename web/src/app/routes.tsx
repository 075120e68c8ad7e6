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
import { duties } from '#contract/account/duties.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { groups } from '#contract/registration/groups.ts'
import { menu } from '#contract/account/menu.ts'
import { minor } from '#contract/registration/minor.ts'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { problems } from '#contract/administration/problems.ts'
import { profile } from '#contract/account/profile.ts'
import { program } from '#contract/studies/program.ts'
import { registration } from '#contract/registration/registration.ts'
import { resources } from '#contract/studies/resources.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { loadChunk } from '#web/api/chunk.ts'
import { Alone } from './Alone.tsx'
import { Failure } from './Failure.tsx'
import { Frame } from './Frame.tsx'
import { anybody, everybody, studentsOnly } from './guard.ts'
import { screenNames, type publicPaths, type ScreenPath } from './paths.ts'
import { Waiting } from './Waiting.tsx'

type Code = () => Promise<{ default: RouteComponent }>
type Reading = { readonly queryKey: QueryKey; readonly queryFn?: unknown }
type PublicPath = (typeof publicPaths)[number]

const code = (load: Code) => lazyRouteComponent(() => loadChunk(load))

const failedAlone = ({ error }: { error: unknown }) => (
  <Alone>
    <Failure error={error} />
  </Alone>
)

const root = createRootRoute({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  errorComponent: failedAlone,
})

/** What every screen of a student reads beside its own data; asked for together with the user (spec 1.3.2). */
const navigation = [q(menu.items, { query: { position: 1 } }), q(menu.items, { query: { position: 2 } })]

const student = createRoute({
  getParentRoute: () => root,
  id: 'student',
  beforeLoad: studentsOnly,
  component: lazyRouteComponent(() => loadChunk(() => import('./Shell.tsx')), 'Shell'),
  errorComponent: failedAlone,
})

/** Reads ahead what a screen will show; a failure is the screen's to tell. Never name a reading that marks as seen. */
const readAhead = (reads: readonly Reading[]): void => {
  for (const reading of reads)
    void queryClient.prefetchQuery(reading as Parameters<typeof queryClient.prefetchQuery>[0])
}

/** A screen for students: its path, its code, and what it reads first. */
const screen = <const Path extends Exclude<ScreenPath, PublicPath>>(
  path: Path,
  load: Code,
  reads: readonly Reading[] = [],
) =>
  createRoute({
    getParentRoute: () => student,
    path,
    component: code(load),
    staticData: { name: screenNames[path], reads },
    loader: () => readAhead(reads),
  })

const openToAll = <const Path extends PublicPath>(path: Path, load: Code) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: everybody,
    component: code(load),
    errorComponent: failedAlone,
    staticData: { name: screenNames[path] },
  })

const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: anybody,
  component: code(() => import('./NotFoundScreen.tsx')),
  errorComponent: failedAlone,
})

const notOpenYet: Code = () => import('./NotOpenYetScreen.tsx')

const clubs = screen('/clubs', notOpenYet)
const clubForm = createRoute({
  getParentRoute: () => clubs,
  path: 'form',
  component: lazyRouteComponent(() => loadChunk(() => import('./NotOpenYetPart.tsx')), 'NotOpenYetPart'),
  staticData: { name: screenNames['/clubs/form'] },
})

/** The table of all screens (spec 2.1, 2.2): one line each. */
const routeTree = root.addChildren([
  student.addChildren([
    screen('/', () => import('#web/areas/home/HomeScreen.tsx'), [
      q(schedule.currentSchedule),
      q(registration.steps),
      q(calendar.academicCalendars),
      q(exams.schedule),
    ]),
    screen('/duties', () => import('#web/areas/duties/DutiesScreen.tsx'), [q(duties.list)]),
    screen('/profile', () => import('#web/areas/profile/ProfileScreen.tsx'), [
      q(profile.picture),
      q(profile.contactInformation),
      q(profile.devices),
    ]),
    screen('/schedule', () => import('#web/areas/schedule/ScheduleScreen.tsx'), [
      q(schedule.currentSchedule),
      q(calendar.academicCalendars),
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
      () => import('#web/areas/exams/ExamWorkScreen.tsx'),
    ),
    screen('/my-program', () => import('#web/areas/program/MyProgramScreen.tsx'), [
      q(program.fullProgram),
      q(program.myEvaluations),
      q(minor.programs),
    ]),
    screen('/psychologist-consultation', notOpenYet),
    screen('/conversations', notOpenYet),
    screen('/pymentSuccess/$type', notOpenYet),
    screen('/my-applications', notOpenYet),
    screen('/my-applications/new', notOpenYet),
    screen('/lab', () => import('#web/areas/lab/LabScreen.tsx')),
    screen('/lab/$unitId', () => import('#web/areas/lab/LabUnitScreen.tsx')),
    screen('/presentations', () => import('#web/areas/presentations/PresentationsScreen.tsx')),
    screen('/financial-info', notOpenYet),
    screen('/pay-online', notOpenYet),
    screen('/pay', notOpenYet),
    screen('/master-themes', () => import('#web/areas/master/MasterThemesScreen.tsx')),
    screen('/master-components', () => import('#web/areas/master/MasterComponentsScreen.tsx')),
    screen('/my-library', notOpenYet),
    screen('/online-books', notOpenYet),
    screen('/register_problems', () => import('#web/areas/problems/ProblemsScreen.tsx'), [q(problems.list)]),
    // Most students are none of medicine: nothing is asked for before the screen knows.
    screen('/medicine-topics', () => import('#web/areas/medicine/MedicineTopicsScreen.tsx')),
    screen('/medicine-lab-groups', () => import('#web/areas/medicine/MedicineLabGroupsScreen.tsx')),
    screen('/clubs/manage', notOpenYet),
    clubs.addChildren([clubForm]),
    screen('/university-charter', () => import('#web/areas/resources/UniversityCharterScreen.tsx'), [
      q(resources.byName, { params: { name: 'university-charter' } }),
    ]),
    screen('/resources/$name', () => import('#web/areas/resources/ResourceScreen.tsx')),
    screen('/buy-books', notOpenYet),
    screen('/buy-books/$bookId', notOpenYet),
    screen('/cam-requests', notOpenYet),
    screen('/cinematography-cam-requests', notOpenYet),
    screen('/courses/$subjectId', () => import('#web/areas/courses/CourseScreen.tsx')),
    screen('/courses/$subjectId/quiz', () => import('#web/areas/courses/quiz/QuizScreen.tsx')),
  ]),
  openToAll('/login', () => import('#web/areas/session/LoginScreen.tsx')),
  openToAll('/confirmation/$theString', () => import('#web/areas/session/ConfirmationScreen.tsx')),
  openToAll('/forgot-password', () => import('#web/areas/session/ForgotPasswordScreen.tsx')),
  openToAll('/logout', () => import('#web/areas/session/LogoutScreen.tsx')),
  elsewhere,
])

/** The way from an address to its screen. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // The queries know how old a reading is; the router does not keep a second account.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Waiting,
  defaultErrorComponent: Failure,
  scrollRestoration: true,
})

// Whoever leaves a screen leaves its failures there: kept, they would be told to her who comes back, and nothing be read.
router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
  if (fromLocation === undefined || !pathChanged) return
  queryClient.removeQueries({
    predicate: (query) =>
      query.state.status === 'error' && query.state.data === undefined && query.getObserversCount() === 0,
  })
})

// A screen that has a name and no line in the table does not compile.
void (router.routesByPath satisfies Readonly<Record<ScreenPath, unknown>>)

/** Asks for the code and the data of the first screen at once, beside the user whom the guard waits for. */
export const getAhead = (path: string): void => {
  readAhead(navigation)
  for (const { routeId, staticData } of router.matchRoutes(path, {})) {
    readAhead(staticData.reads ?? [])
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
    /** What the screen reads first. */
    readonly reads?: readonly Reading[]
  }
}
