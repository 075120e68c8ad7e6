import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { collectFiles } from './collect-files.ts'

const entry = new URL('./src/api/offline/service-worker.ts', import.meta.url).pathname

/** Shows the offline reads: the frame and its screens. Each is tens of kilobytes, and most are loaded already. */
const offlineSources = [
  '/shell/Shell.tsx',
  '/HomeScreen.tsx',
  '/ScheduleScreen.tsx',
  '/ExamScheduleScreen.tsx',
  '/AcademicCalendarScreen.tsx',
]

/** The version and entry file of a build, the files that the portal needs offline, and all others. */
const describeBuild = (bundle: Rolldown.OutputBundle) => {
  const all = Object.keys(bundle)
    .filter((name) => /\.(js|css|woff2|svg)$/.test(name))
    .map((name) => `/${name}`)
    .toSorted()
  const html = bundle['home.html']
  const page = html?.type === 'asset' ? String(html.source) : ''
  const version = createHash('sha256').update(page).update(all.join()).digest('base64url').slice(0, 12)
  const entry = Object.values(bundle).find((each) => each.type === 'chunk' && each.isEntry)?.fileName
  const needed = offlineSources.flatMap((source) => collectFiles(bundle, source))
  // Files that the page itself names: the entry, its imports, the fonts.
  const shell = all.filter((name) => page.includes(name) || needed.includes(name))
  return { version, entry: `/${entry}`, shell, others: all.filter((name) => !shell.includes(name)) }
}

/** Adds the service worker, which makes the portal available offline, to a build. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        define: { BUILD: JSON.stringify(describeBuild(bundle)) },
        build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'worker' } },
      })
      const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
      const code = output.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('')
      await writeFile(join(dir, 'service-worker.js'), code)
    },
  },
})
