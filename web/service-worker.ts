import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const entry = new URL('./src/api/offline/service-worker.ts', import.meta.url).pathname

/** The version, entry file and all files of a build, for the service worker. */
const describeBuild = (bundle: Rolldown.OutputBundle) => {
  const files = Object.keys(bundle)
    .filter((name) => /\.(js|css|woff2|svg)$/.test(name))
    .map((name) => `/${name}`)
    .toSorted()
  const html = bundle['index.html']
  const page = html?.type === 'asset' ? String(html.source) : ''
  const first = Object.values(bundle).find((each) => each.type === 'chunk' && each.isEntry)
  const version = createHash('sha256').update(page).update(files.join()).digest('base64url').slice(0, 12)
  return { version, entry: `/${first?.fileName}`, files }
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
