import type { Rolldown } from 'vite'

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number]
type Graph = Parameters<Extract<Group['name'], (...all: never[]) => unknown>>[1]

/** What every student sees first: what only later screens share does not come with it. */
const isFirst = (id: string): boolean => /[\\/](LoginScreen|HomeScreen|Shell)\.tsx$/.test(id)
/** Who uses a part of Mantine imports its styles; the provider alone has none. */
const isMantine = (id: string): boolean => /[\\/]ui[\\/]mantine\.css$/.test(id)

const reaches = (
  graph: Graph,
  from: string,
  to: (id: string) => boolean,
  way: 'importedIds' | 'importers',
): boolean => {
  const seen = new Set([from])
  for (const id of seen) {
    if (to(id)) return true
    for (const next of graph.getModuleInfo(id)?.[way] ?? []) seen.add(next)
  }
  return false
}

type Layer = 'shared' | 'more' | 'forms'

/** Takes a module that some screens share; gives the layer that it stands in, from the lowest. */
const layerOf = (id: string, graph: Graph): Layer => {
  if (reaches(graph, id, isMantine, 'importedIds')) return 'forms'
  return reaches(graph, id, isFirst, 'importers') ? 'shared' : 'more'
}

const areaOf = (id: string): string => /[\\/]areas[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? 'areas'

/**
 * The files of one layer: of the pieces that all areas may use, and of each area. A group takes along what its modules
 * need, so the lowest takes first; then no two files wait for each other (`no-circles.ts`).
 */
const layer = (name: Layer, priority: number): Group[] => [
  {
    name: (id, graph) => (layerOf(id, graph) === name ? name : null),
    test: /[\\/](contract|rules|web[\\/]src[\\/](ui|parts|i18n|api))[\\/]/,
    minShareCount: 2,
    priority,
  },
  {
    name: (id, graph) => (layerOf(id, graph) === name ? `${areaOf(id)}-${name}` : null),
    test: /[\\/]web[\\/]src[\\/]areas[\\/]/,
    minShareCount: 2,
    priority: priority - 0.05,
  },
]

/**
 * In which files the code is sent: latency rules the first load, and a browser asks for six files at once, so what every
 * screen needs comes in few files.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'vendor',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|zod|@tanstack)[\\/]/,
      priority: 4,
    },
    { name: 'portal', tags: ['$initial'], priority: 3 },
    // Every screen of a student stands in Mantine's provider; its parts come with the first dialog or form.
    {
      name: 'provider',
      test: /[\\/]node_modules[\\/](clsx|@mantine[\\/](hooks|core[\\/]esm[\\/]core))[\\/]/,
      priority: 2,
    },
    { name: 'mantine', test: /[\\/]node_modules[\\/]|[\\/]ui[\\/]mantine\.css$/, priority: 1 },
    ...layer('shared', 0.9),
    ...layer('more', 0.8),
    ...layer('forms', 0.7),
  ],
}
