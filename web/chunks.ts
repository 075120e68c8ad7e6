import type { Rolldown } from 'vite'

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number]
type Graph = Parameters<Extract<Group['name'], (...all: never[]) => unknown>>[1]

/** The first screens; what only later screens share is not loaded with them. */
const isFirst = (id: string): boolean => /[\\/](LoginScreen|HomeScreen|Shell)\.tsx$/.test(id)
/** Modules with Mantine components import its styles; the provider alone has none. */
const isMantine = (id: string): boolean => /[\\/]ui[\\/]mantine\.css$/.test(id)

const reaches = (
  graph: Graph,
  from: string,
  to: (id: string) => boolean,
  direction: 'importedIds' | 'importers',
): boolean => {
  const seen = new Set([from])
  for (const id of seen) {
    if (to(id)) return true
    for (const next of graph.getModuleInfo(id)?.[direction] ?? []) seen.add(next)
  }
  return false
}

const provider = /[\\/]node_modules[\\/](clsx|@mantine[\\/](hooks|core[\\/]esm[\\/]core))[\\/]/
/** The parts of libraries in the first load that only later screens need: writing, several reads at once. */
const laterVendor = /[\\/](mutationObserver|useMutation|queriesObserver|useQueries|useSuspenseQueries)\.js$/

type Layer = 'shared' | 'more' | 'forms'

/** The layer of a module that several screens share. */
const findLayer = (id: string, graph: Graph): Layer => {
  if (reaches(graph, id, isMantine, 'importedIds')) return 'forms'
  return reaches(graph, id, isFirst, 'importers') ? 'shared' : 'more'
}

const findArea = (id: string): string => /[\\/]areas[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? 'areas'

/**
 * The chunks of one layer: one for what all areas may use, one per area. A group takes its dependencies along, so the
 * lowest layer has the highest priority; otherwise chunks would import each other (`no-chunk-cycles.ts`).
 */
const layer = (name: Layer, priority: number): Group[] => [
  {
    name: (id, graph) => (findLayer(id, graph) === name ? name : null),
    test: /[\\/](contract|rules|web[\\/]src[\\/](ui|parts|i18n|api))[\\/]/,
    minShareCount: 2,
    priority,
  },
  {
    name: (id, graph) => (findLayer(id, graph) === name ? `${findArea(id)}-${name}` : null),
    test: /[\\/]web[\\/]src[\\/]areas[\\/]/,
    minShareCount: 2,
    priority: priority - 0.05,
  },
]

/**
 * How the code is split into files: latency dominates the first load and a browser requests six files at a time, so what
 * every screen needs is in few files.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: (id) => (laterVendor.test(id) ? null : 'vendor'),
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|zod|@tanstack)[\\/]/,
      priority: 4,
    },
    { name: 'portal', tags: ['$initial'], priority: 3 },
    // Every student screen but home needs this; the components of Mantine load with the first dialog or form.
    {
      name: 'provider',
      test: (id) => provider.test(id) || laterVendor.test(id),
      priority: 2,
    },
    // The calendar loads when it is opened.
    {
      name: 'mantine',
      test: /[\\/]node_modules[\\/](?!react-day-picker|@?date-fns)|[\\/]ui[\\/]mantine\.css$/,
      priority: 1,
    },
    ...layer('shared', 0.9),
    ...layer('more', 0.8),
    ...layer('forms', 0.7),
    // Other screens use parts of the menu, which would otherwise become files of their own in the first load.
    {
      name: 'Shell',
      test: /[\\/]app[\\/](menu[\\/](MenuTree|MenuItemLink|menu-icons|Navigation)|shell[\\/](Shell|Header))\./,
      priority: 0.6,
    },
  ],
}
