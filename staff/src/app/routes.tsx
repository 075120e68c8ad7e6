import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { readAccessSearch } from '#staff/areas/access/access-search.ts'
import { readTemplatesSearch } from '#staff/areas/answer-templates/templates-search.ts'
import { readAuditSearch } from '#staff/areas/audit/audit-search.ts'
import { readCertificatesSearch } from '#staff/areas/certificates/certificates-search.ts'
import { readConsultationsSearch } from '#staff/areas/consultations/consultations-search.ts'
import { readConversationsSearch } from '#staff/areas/conversations/conversations-search.ts'
import { readFinanceSearch, readPaymentsSearch } from '#staff/areas/finance/finance-search.ts'
import { readStatementsSearch } from '#staff/areas/finance/statements/statements-search.ts'
import { readInboxSearch } from '#staff/areas/inbox/inbox-search.ts'
import { readLoansSearch } from '#staff/areas/library/loans-search.ts'
import { readShopSearch } from '#staff/areas/book-shop/shop-search.ts'
import { readPublicationsSearch } from '#staff/areas/publications/publications-search.ts'
import { readReadinessSearch } from '#staff/areas/readiness/readiness-search.ts'
import {
  readRehearsalSearch,
  readRehearsalsSearch,
} from '#staff/areas/readiness/rehearsals/rehearsals-search.ts'
import { readExportSearch, readJobSearch, readRecordsSearch } from '#staff/areas/records/records-search.ts'
import { readReturnPath } from '#staff/areas/session/return-path.ts'
import { readStudentSearch, readStudentsSearch } from '#staff/areas/students/students-search.ts'
import { readTitlesSearch } from '#staff/areas/titles/titles-search.ts'
import { storedToken } from '#staff/api/session.ts'
import { createHistory } from '#web/ui/layers/create-history.ts'
import { FailureScreen } from './FailureScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { Shell } from './Shell.tsx'
import { StartScreen } from './StartScreen.tsx'

const root = createRootRoute({ notFoundComponent: NotFoundScreen, errorComponent: FailureScreen })

/** The frame for signed-in staff; everybody else goes to the sign-in and comes back from there. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (storedToken() === null) throw redirect({ to: '/login', search: { to: location.href } })
  },
  component: Shell,
})

const routeTree = root.addChildren([
  signedIn.addChildren([
    createRoute({
      getParentRoute: () => signedIn,
      path: '/',
      validateSearch: readInboxSearch,
      component: StartScreen,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/templates',
      validateSearch: readTemplatesSearch,
      component: lazyRouteComponent(() => import('#staff/areas/answer-templates/TemplatesScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/account',
      component: lazyRouteComponent(() => import('#staff/areas/account/AccountScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/students',
      validateSearch: readStudentsSearch,
      component: lazyRouteComponent(() => import('#staff/areas/students/StudentsScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/students/$id',
      validateSearch: readStudentSearch,
      component: lazyRouteComponent(() => import('#staff/areas/students/StudentScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/conversations',
      validateSearch: readConversationsSearch,
      component: lazyRouteComponent(() => import('#staff/areas/conversations/ConversationsScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/consultations',
      validateSearch: readConsultationsSearch,
      component: lazyRouteComponent(() => import('#staff/areas/consultations/ConsultationsScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/publications',
      validateSearch: readPublicationsSearch,
      component: lazyRouteComponent(() => import('#staff/areas/publications/PublicationsScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/publications/new',
      component: lazyRouteComponent(() => import('#staff/areas/publications/PublishScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/certificates',
      validateSearch: readCertificatesSearch,
      component: lazyRouteComponent(() => import('#staff/areas/certificates/CertificatesScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/finance',
      validateSearch: readFinanceSearch,
      component: lazyRouteComponent(() => import('#staff/areas/finance/FinanceScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/finance/payments',
      validateSearch: readPaymentsSearch,
      component: lazyRouteComponent(() => import('#staff/areas/finance/PaymentsScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/finance/tuition',
      component: lazyRouteComponent(() => import('#staff/areas/finance/TuitionScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/finance/statements',
      validateSearch: readStatementsSearch,
      component: lazyRouteComponent(() => import('#staff/areas/finance/statements/StatementsScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/library',
      validateSearch: readLoansSearch,
      component: lazyRouteComponent(() => import('#staff/areas/library/LibraryScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/titles',
      validateSearch: readTitlesSearch,
      component: lazyRouteComponent(() => import('#staff/areas/titles/TitlesScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/book-shop',
      validateSearch: readShopSearch,
      component: lazyRouteComponent(() => import('#staff/areas/book-shop/BookShopScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/readiness',
      validateSearch: readReadinessSearch,
      component: lazyRouteComponent(() => import('#staff/areas/readiness/ReadinessScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/rehearsals',
      validateSearch: readRehearsalsSearch,
      component: lazyRouteComponent(() => import('#staff/areas/readiness/rehearsals/RehearsalsScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/rehearsals/$id',
      validateSearch: readRehearsalSearch,
      component: lazyRouteComponent(() => import('#staff/areas/readiness/rehearsals/RehearsalScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/records',
      validateSearch: readRecordsSearch,
      component: lazyRouteComponent(() => import('#staff/areas/records/ImportsScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/records/imports/$id',
      validateSearch: readJobSearch,
      component: lazyRouteComponent(() => import('#staff/areas/records/job/JobScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/records/export',
      validateSearch: readExportSearch,
      component: lazyRouteComponent(() => import('#staff/areas/records/exports/ExportScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/audit',
      validateSearch: readAuditSearch,
      component: lazyRouteComponent(() => import('#staff/areas/audit/AuditScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/access',
      validateSearch: readAccessSearch,
      component: lazyRouteComponent(() => import('#staff/areas/access/AccessScreen.tsx')),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/access/give',
      component: lazyRouteComponent(() => import('#staff/areas/access/GrantScreen.tsx')),
    }),
  ]),
  createRoute({
    getParentRoute: () => root,
    path: '/login',
    validateSearch: readReturnPath,
    component: lazyRouteComponent(() => import('#staff/areas/session/LoginScreen.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/invitation',
    component: lazyRouteComponent(() => import('#staff/areas/session/InvitationScreen.tsx')),
  }),
])

export const router = createRouter({
  routeTree,
  history: createHistory(),
  basepath: '/staff',
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
