import type { Plugin } from 'vite'

/** Writes the paths of all screens into a build: the server answers every other one with 404. */
export const listPages = (paths: readonly string[]): Plugin => ({
  name: 'list-pages',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(paths) })
  },
})
