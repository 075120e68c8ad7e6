import type { Plugin } from 'vite'

/** A cycle of static imports between files, or null. */
const findCycle = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const seen = new Set<string>()
  const from = (file: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (seen.has(file)) return null
    seen.add(file)
    for (const next of imports.get(file) ?? []) {
      const cycle = from(next, [...trail, file])
      if (cycle !== null) return cycle
    }
    return null
  }
  for (const file of imports.keys()) {
    const cycle = from(file, [])
    if (cycle !== null) return cycle
  }
  return null
}

/**
 * Fails the build when files import each other in a cycle: they then run in an arbitrary order, and the portal may not
 * start. What both need is best imported by `main.tsx`, which puts it into the entry file.
 */
export const noChunkCycles = (): Plugin => ({
  name: 'no-chunk-cycles',
  apply: 'build',
  generateBundle(_, bundle) {
    const imports = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
      ),
    )
    const cycle = findCycle(imports)
    if (cycle === null) return
    const description = cycle.map((name) => {
      const file = bundle[name]
      const modules =
        file?.type === 'chunk' ? file.moduleIds.filter((id) => !id.includes('node_modules')) : []
      return `${name}\n  ${modules.join('\n  ')}`
    })
    this.error(`Files of the build import each other in a cycle:\n${description.join('\n')}`)
  },
})
