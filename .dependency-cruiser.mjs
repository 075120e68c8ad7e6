import { allowedImports } from './boundaries/allowed-imports.mjs'

/** Tests, and modules that only tests use; the rules below leave both free. */
const test = '\\.test\\.tsx?$|/test-[a-z-]+\\.ts$'
const code = (path) => ({ path, pathNot: test })

const allowOnly = (name, from, comment, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from: code(from),
  to: { pathNot: allowed },
})

const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: code(from),
  to: { path: to },
})

const forbidBetweenAreas = (name) => ({
  name: `${name} areas do not import each other`,
  comment: 'The exceptions are listed in boundaries/allowed-imports.mjs.',
  severity: 'error',
  from: { path: `^${name}/src/areas/([^/]+)/`, pathNot: test },
  to: { path: `^${name}/src/areas/`, pathNot: [`^${name}/src/areas/$1/`, ...allowedImports[name]] },
})

export default {
  forbidden: [
    allowOnly('rules import only rules', '^rules/src/', 'Domain rules are pure functions.', '^rules/src/'),
    allowOnly(
      'contract imports only zod',
      '^contract/src/',
      'The contract is schemas and nothing else.',
      '^contract/src/',
      // The keys of the duties and the kinds of the agenda, which would otherwise be listed twice, and how texts are read.
      '^rules/src/(duties/registry|agenda/agenda-kinds|text/invisible-characters)\\.ts$',
      'node_modules/zod/',
    ),
    forbid(
      'web imports no server code',
      'The browser gets neither server nor demo.',
      '^web/src/',
      '^(server|demo|boot|bench|e2e|boundaries)/',
    ),
    forbid(
      'server imports no web code',
      'The server runs without front end, demo and benches.',
      '^server/src/',
      '^(web|staff|demo|boot|bench|e2e|boundaries)/',
    ),
    forbid(
      'demo imports no web code',
      'The demo writes data by means of the server only.',
      '^demo/src/',
      '^(web|staff|boot|bench|e2e|boundaries)/',
    ),
    forbid(
      'students load nothing of staff',
      'The front end of staff is built and loaded apart.',
      '^(web|contract|rules)/',
      '^staff/',
    ),
    {
      name: 'staff import only the base of web',
      comment: 'Calls, formats and widgets are common; screens, their parts and their frame are not.',
      severity: 'error',
      from: code('^staff/src/'),
      to: { path: '^(web|server|demo|boot|bench|e2e|boundaries)/', pathNot: '^web/src/(api|i18n|ui)/' },
    },
    forbid(
      'staff do not import the session of students',
      'It would store their token, and send staff to the log-in of students.',
      '^staff/src/',
      '^web/src/api/(session/|freshness|query-client|useSend|offline/|live/)',
    ),
    forbidBetweenAreas('server'),
    forbidBetweenAreas('web'),
    forbidBetweenAreas('staff'),
    forbid(
      'staff areas do not import app',
      'The app imports the screens, not the other way round.',
      '^staff/src/(areas|api|ui|sections)/',
      '^staff/src/app/',
    ),
    forbid(
      'server base imports no area',
      'Modules that every area may use depend on none of them.',
      '^server/src/(http|db|mail|sms-code|page-changes|enrolment|credentials|audit|answering|staff-permission|account-letters|security-log|payments)/',
      '^server/src/(areas|app|commands)/',
    ),
    {
      name: 'server modules import only sql of areas',
      comment: 'A module that several areas use may read their tables, and nothing else of them.',
      severity: 'error',
      from: code('^server/src/(agenda|user)/'),
      to: { path: '^server/src/(areas|app|commands)/', pathNot: '^server/src/areas/[^/]+/sql\\.ts$' },
    },
    allowOnly(
      'enrolment decisions import only rules',
      '^server/src/enrolment/(decide/|snapshot\\.ts|words\\.ts)',
      'What decides on a snapshot is pure: no HTTP, no database, nothing of Node.',
      '^rules/src/',
      '^server/src/enrolment/(decide/|snapshot\\.ts|words\\.ts)',
      // The types of the rows that the catalogue has ready for its readers.
      '^contract/src/rows/',
      'node_modules/zod/',
    ),
    forbid(
      'areas import the entries of enrolment',
      'How a change is committed and what is cached is the business of the enrolment module alone.',
      '^server/src/areas/',
      '^server/src/enrolment/(commit/|answer|catalogue-cache|clock|sql|student-cache)',
    ),
    forbid(
      'server areas do not import app',
      'The app imports the areas, not the other way round.',
      '^server/src/areas/',
      '^server/src/(app|commands|main\\.ts|app\\.ts)',
    ),
    forbid(
      'web base imports no area',
      'Modules that every screen may use depend on none of them.',
      '^web/src/(api|i18n|ui)/',
      '^web/src/(areas|app|parts)/',
    ),
    forbid(
      'web areas do not import app',
      'The app imports the screens, not the other way round.',
      '^web/src/(areas|parts)/',
      '^web/src/app/',
    ),
    forbid('parts import no area', 'A part serves several areas.', '^web/src/parts/', '^web/src/areas/'),
    {
      name: 'parts keep their internals',
      comment: 'What stands in internal/ serves its own part.',
      severity: 'error',
      from: { path: '^web/src/(?:parts/([^/]+)|areas|app)/' },
      to: { path: '^web/src/parts/[^/]+/internal/', pathNot: '^web/src/parts/$1/' },
    },
    {
      name: 'parts have two users',
      comment: 'A part that one area uses belongs to that area.',
      severity: 'error',
      module: {
        path: '^web/src/parts/.+\\.tsx?$',
        pathNot: [test, 'words\\.ts$', '/internal/'],
        numberOfDependentsLessThan: 2,
      },
      from: { pathNot: test },
    },
    {
      name: 'no cycles',
      comment: 'Modules do not import each other in a circle.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports resolve',
      comment: 'Every imported module exists.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'production imports no development package',
      comment: 'A portal on its own database is installed without them.',
      severity: 'error',
      from: code('^(contract|rules|server|demo)/src/'),
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'code imports no tests',
      comment: 'Tests are not part of the product.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web|staff)/dist' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
