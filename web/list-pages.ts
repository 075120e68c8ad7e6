import type { Plugin } from 'vite'
import { screenNames } from './src/app/paths.ts'

/** Writes the paths of all screens into a build: the server answers every other one with 404. */
export const listPages = (): Plugin => ({
  name: 'list-pages',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.keys(screenNames)) })
  },
})
