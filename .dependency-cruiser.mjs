import { allowedImports } from './boundaries/allowed-imports.mjs'

/** Tests, and what only tests use. */
const test = '\\.test\\.tsx?$|/test-[a-z-]+\\.ts$'
/** A wing's own code: what its tests need is theirs. */
const code = (path) => ({ path, pathNot: test })
const onlyTo = (name, from, comment, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from: code(from),
  to: { pathNot: allowed },
})

/** An area imports another one only through a door. */
const areaWall = (wing) => ({
  name: `${wing}: area to area`,
  comment: 'Areas do not know each other; the few doors stand in boundaries/allowed-imports.mjs.',
  severity: 'error',
  from: { path: `^${wing}/src/areas/([^/]+)/`, pathNot: test },
  to: { path: `^${wing}/src/areas/`, pathNot: [`^${wing}/src/areas/$1/`, ...allowedImports[wing]] },
})

const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: code(from),
  to: { path: to },
})

export default {
  forbidden: [
    onlyTo('rules know nothing', '^rules/src/', 'The laws are pure.', '^rules/src/'),
    onlyTo(
      'contract knows zod',
      '^contract/src/',
      'The wire is described by schemas alone.',
      '^contract/src/',
      'node_modules/zod/',
    ),
    forbid(
      'web is the browser',
      'The browser has neither server nor demo in it.',
      '^web/src/',
      '^(server|demo|boot|bench|e2e|boundaries)/',
    ),
    forbid(
      'server is the server',
      'The portal never imports its screens, its demo or its benches.',
      '^server/src/',
      '^(web|demo|boot|bench|e2e|boundaries)/',
    ),
    forbid(
      'demo makes data',
      'The demo knows the server, never the screens.',
      '^demo/src/',
      '^(web|boot|bench|e2e|boundaries)/',
    ),
    areaWall('server'),
    areaWall('web'),
    forbid(
      'server frame below areas',
      'What serves all areas knows none of them.',
      '^server/src/(http|db|mail)/',
      '^server/src/(areas|app|commands)/',
    ),
    forbid(
      'server areas below app',
      'An area is listed by the app, not the other way round.',
      '^server/src/areas/',
      '^server/src/(app|commands|main\\.ts|app\\.ts)',
    ),
    forbid(
      'web frame below areas',
      'What serves all screens knows none of them.',
      '^web/src/(api|i18n|ui)/',
      '^web/src/(areas|app|parts)/',
    ),
    forbid(
      'web areas below app',
      'A screen is listed by the app, not the other way round.',
      '^web/src/(areas|parts)/',
      '^web/src/app/',
    ),
    forbid(
      'parts below areas',
      'A part serves several areas and knows none.',
      '^web/src/parts/',
      '^web/src/areas/',
    ),
    {
      name: 'parts have two users',
      comment: 'A part that one area uses belongs to that area.',
      severity: 'error',
      module: {
        path: '^web/src/parts/[^/]+\\.tsx?$',
        pathNot: [test, 'words\\.ts$'],
        numberOfDependentsLessThan: 2,
      },
      from: { pathNot: test },
    },
    {
      name: 'no cycles',
      comment: 'No room leads back to itself.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'all found',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'tests stay tests',
      comment: 'No code leans on a test.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist[^/]*/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
