import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from './child.mjs'
import { Failure } from './command.mjs'
import { progress } from './progress.mjs'
import { root } from './root.mjs'

const dist = join(root, 'web/dist')
const stamp = join(root, 'web/dist.made-from')

const isSource = (path) => !/^web\/dist|\.test\.tsx?$/.test(path)

const sources = () =>
  ['web', 'contract', 'rules']
    .flatMap((wing) =>
      readdirSync(join(root, wing), { recursive: true, encoding: 'utf8' }).map((path) => `${wing}/${path}`),
    )
    .concat('package.json', 'package-lock.json', 'tsconfig.base.json')
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isSource)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((path) => {
      const found = statSync(join(root, path))
      return found.isFile() ? { path, size: found.size, changed: found.mtimeMs } : []
    })

const hashOf = (parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex')
}

const glance = (files) => hashOf(files.map(({ path, size, changed }) => `${path} ${size} ${changed}`))
const content = (files) => hashOf(files.flatMap(({ path }) => [path, readFileSync(join(root, path))]))

const madeFrom = () =>
  existsSync(stamp) && existsSync(join(dist, 'index.html')) ? readFileSync(stamp, 'utf8').split('\n') : []

// Two builds may finish at once; the later one stays.
const putInPlace = (draft) => {
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

/** Builds the front end into web/dist when its sources have changed. A failed build changes nothing. */
export const build = async (env) => {
  const files = sources()
  const seen = glance(files)
  const [seenBefore, contentBefore] = madeFrom()
  if (seen === seenBefore) return
  // A fresh checkout changes only the modification times.
  const read = content(files)
  if (read !== contentBefore) {
    const draft = `${dist}.new.${process.pid}`
    const args = ['build', 'web', '--config', 'web/vite.config.ts', '--outDir', draft, '--emptyOutDir']
    try {
      const { code, output } = await progress('Building the screens', () =>
        finished('node', [join(root, 'node_modules/vite/bin/vite.js'), ...args], { env }),
      )
      if (code !== 0 || !existsSync(join(draft, 'index.html'))) {
        throw new Failure(
          `${output.trim()}\nThe screens could not be built, for the reason above; the last build stays.`,
        )
      }
      putInPlace(draft)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  writeFileSync(stamp, `${seen}\n${read}\n`)
}
