import type { Rolldown } from 'vite'

/** The script and style files that a source file needs, beside the entry's own. */
export const collectFiles = (bundle: Rolldown.OutputBundle, source: string): string[] => {
  const all = Object.values(bundle).filter((each) => each.type === 'chunk')
  const files = new Set<string>()
  const take = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || chunk.isEntry || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
    for (const name of chunk.imports) take(all.find(({ fileName }) => fileName === name))
  }
  take(all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source))))
  return [...files].map((name) => `/${name}`)
}
