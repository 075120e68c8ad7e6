import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, omitDevelopment } from './install/install.mjs'
import { copyFormerAssets } from './copy-former-assets.mjs'
import { runChild } from './run-child.mjs'
import { Failure, runCommand } from './run-command.mjs'
import { logProgress } from './log-progress.mjs'
import { root } from './root.mjs'

const vite = join(root, 'node_modules/vite/bin/vite.js')

/** Each is built into its own `dist`; that of staff uses some of the student's sources. */
const frontEnds = [
  { name: 'web', sources: ['web', 'contract', 'rules'] },
  { name: 'staff', sources: ['staff', 'web', 'contract', 'rules'] },
]

const isSource = (path) => !/^(web|staff)\/dist|\.test\.tsx?$/.test(path)

const listSources = (folders) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .concat('package.json', 'package-lock.json', 'tsconfig.base.json')
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isSource)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((path) => {
      const found = statSync(join(root, path))
      return found.isFile() ? { path, size: found.size, changed: found.mtimeMs } : []
    })

const toHash = (parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex')
}

const hashStats = (files) => toHash(files.map(({ path, size, changed }) => `${path} ${size} ${changed}`))
const hashContents = (files) => toHash(files.flatMap(({ path }) => [path, readFileSync(join(root, path))]))

const readStamp = (dist, stamp) =>
  existsSync(stamp) && existsSync(join(dist, 'index.html')) ? readFileSync(stamp, 'utf8').split('\n') : []

// Two builds may finish at once; the later one stays.
const replaceDist = (dist, draft) => {
  const old = `${dist}.old.${process.pid}`
  for (let tries = 0; ; tries += 1) {
    if (existsSync(dist)) renameSync(dist, old)
    try {
      renameSync(draft, dist)
      return
    } catch (error) {
      if (tries === 9) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

const buildFrontEnd = async ({ name, sources }, env) => {
  const dist = join(root, name, 'dist')
  const stamp = join(root, name, 'dist.made-from')
  const files = listSources(sources)
  const statsHash = hashStats(files)
  const [oldStatsHash, oldContentHash] = readStamp(dist, stamp)
  if (statsHash === oldStatsHash) return
  // A fresh checkout changes only the modification times.
  const contentHash = hashContents(files)
  if (contentHash !== oldContentHash) {
    if (!existsSync(vite)) {
      throw new Failure('The front end of this version is not built yet: run npm run build, then this again.')
    }
    const draft = `${dist}.new.${process.pid}`
    const args = ['build', name, '--config', `${name}/vite.config.ts`, '--outDir', draft, '--emptyOutDir']
    try {
      const { code, output } = await logProgress(`Building the front end (${name})`, () =>
        runChild('node', [vite, ...args], { env }),
      )
      if (code !== 0 || !existsSync(join(draft, 'index.html'))) {
        throw new Failure(
          `${output.trim()}\nThe front end could not be built, for the reason above; the last build stays.`,
        )
      }
      copyFormerAssets(dist, draft)
      replaceDist(dist, draft)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  writeFileSync(stamp, `${statsHash}\n${contentHash}\n`)
}

/** Builds the front ends whose sources have changed. A failed build changes nothing. */
export const build = async (env) => {
  for (const frontEnd of frontEnds) await buildFrontEnd(frontEnd, env)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async (args) => {
    const unknown = args.find((arg) => arg !== '--production')
    if (unknown !== undefined) throw new Failure(`npm run build -- [--production]: what is "${unknown}"?`)
    await build(await install())
    if (args.length > 0) {
      await omitDevelopment()
      console.log('The front ends are built, and the packages that only the build needs are removed.')
    } else
      console.log('The front ends are built; with -- --production the packages of the build are removed.')
  })
}
