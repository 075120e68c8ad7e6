import type { Plugin } from 'vite'

/** Takes what each file imports at once; gives a circle of files that wait for each other, or null. */
const circleIn = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const seen = new Set<string>()
  const from = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (seen.has(file)) return null
    seen.add(file)
    for (const next of imports.get(file) ?? []) {
      const circle = from(next, [...way, file])
      if (circle !== null) return circle
    }
    return null
  }
  for (const file of imports.keys()) {
    const circle = from(file, [])
    if (circle !== null) return circle
  }
  return null
}

/**
 * Breaks the build when two of its files import each other: which runs first is chance then, and the portal may not
 * start at all. What both need is best imported by `main.tsx`, so that it comes in the first file.
 */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const imports = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
      ),
    )
    const circle = circleIn(imports)
    if (circle === null) return
    const holds = circle.map((name) => {
      const file = bundle[name]
      const modules =
        file?.type === 'chunk' ? file.moduleIds.filter((id) => !id.includes('node_modules')) : []
      return `${name}\n  ${modules.join('\n  ')}`
    })
    this.error(`Files of the build wait for each other:\n${holds.join('\n')}`)
  },
})
