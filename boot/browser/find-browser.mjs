import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild } from '../run-child.mjs'
import { Failure } from '../run-command.mjs'
import { logProgress } from '../log-progress.mjs'
import { root } from '../root.mjs'

const cache = join(root, 'node_modules/.cache/chromium')

// The package brings libraries that a bare system lacks. Only the browser may see them, not the whole
// environment.
const launcherScript = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"
`

const unpack = async (env) => {
  if (existsSync(cache)) return
  const temporary = `${cache}.${process.pid}`
  mkdirSync(temporary, { recursive: true })
  try {
    const { code, output } = await logProgress('Unpacking the browser', () =>
      runChild('node', ['boot/browser/unpack-browser.mjs'], { env: { ...env, TMPDIR: temporary } }),
    )
    if (code !== 0) throw new Failure(output.trim())
    writeFileSync(join(temporary, 'chromium-with-libraries'), launcherScript)
    for (const program of ['chromium', 'chromium-with-libraries']) chmodSync(join(temporary, program), 0o755)
    if (!existsSync(cache)) renameSync(temporary, cache)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

const findPackaged = (program) => async (env) => {
  await unpack(env)
  return join(cache, program)
}

const findOnPath = (names) => (env) =>
  names
    .flatMap((name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

const installChromium = async (env) => {
  if (process.getuid?.() !== 0 || findOnPath(['apt-get'])(env) === undefined) return undefined
  const apt = (...args) =>
    runChild('apt-get', ['-y', '-q', ...args], { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } })
  const { code, output } = await logProgress('Installing Chromium with apt-get', async () => {
    const first = await apt('install', '--no-install-recommends', 'chromium')
    if (first.code === 0) return first
    await apt('update')
    return await apt('install', '--no-install-recommends', 'chromium')
  })
  if (code !== 0) throw new Failure(output.trim().split('\n').slice(-5).join('\n'))
  return findOnPath(['chromium'])(env)
}

const candidates = [
  { name: 'CHROMIUM_PATH', find: (env) => env.CHROMIUM_PATH },
  { name: 'the packaged Chromium', find: findPackaged('chromium') },
  { name: 'the packaged Chromium with its own libraries', find: findPackaged('chromium-with-libraries') },
  {
    name: "the system's browser",
    find: findOnPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
  },
  { name: 'Chromium by apt-get', find: installChromium },
]

const errorLine = (output) =>
  output
    .trim()
    .split('\n')
    .find((line) => /error|cannot|failed/i.test(line)) ?? 'it rendered no page'

/** Returns the path of a browser that renders a page; unpacks or installs one if necessary. */
export const findBrowser = async (env) => {
  const reasons = []
  for (const { name, find } of candidates) {
    try {
      const path = await find(env)
      if (path === undefined) continue
      const { code, output } = await runChild('node', ['boot/browser/probe-browser.mjs', path], { env })
      if (code === 0) return path
      reasons.push(`${name}: ${errorLine(output)}`)
    } catch (error) {
      reasons.push(`${name}: ${error.message}`)
    }
  }
  throw new Failure(
    `${reasons.join('\n')}\nNo browser runs here: install Chromium, or name one with CHROMIUM_PATH.`,
  )
}
