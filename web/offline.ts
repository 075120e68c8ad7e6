import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const entry = new URL('./src/api/offline/service-worker.ts', import.meta.url).pathname

/** Takes what the build has made; gives its name, the file that its page begins with, and all that its pages need. */
const told = (bundle: Rolldown.OutputBundle) => {
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

/** Lays the script beside a build that lets its pages be opened without a network. */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        define: { BUILD: JSON.stringify(told(bundle)) },
        build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'worker' } },
      })
      const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
      const code = output.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('')
      await writeFile(join(dir, 'service-worker.js'), code)
    },
  },
})
