import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { finished } from './child.mjs'
import { Failure } from './command.mjs'
import { progress } from './progress.mjs'
import { root } from './root.mjs'

const cache = join(root, 'node_modules/.cache/chromium')

// The package brings libraries that a bare system lacks. Only the browser may see them, not the whole
// environment.
const withItsLibraries = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"
`

const unpack = async (env) => {
  if (existsSync(cache)) return
  const draft = `${cache}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  try {
    const { code, output } = await progress('Unpacking the browser', () =>
      finished('node', ['boot/browser-unpack.mjs'], { env: { ...env, TMPDIR: draft } }),
    )
    if (code !== 0) throw new Failure(output.trim())
    writeFileSync(join(draft, 'chromium-with-libraries'), withItsLibraries)
    for (const program of ['chromium', 'chromium-with-libraries']) chmodSync(join(draft, program), 0o755)
    if (!existsSync(cache)) renameSync(draft, cache)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

const packaged = (program) => async (env) => {
  await unpack(env)
  return join(cache, program)
}

const onPath = (names) => (env) =>
  names
    .flatMap((name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

const installed = async (env) => {
  if (process.getuid?.() !== 0 || onPath(['apt-get'])(env) === undefined) return undefined
  const apt = (...args) =>
    finished('apt-get', ['-y', '-q', ...args], { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } })
  const { code, output } = await progress('Installing Chromium with apt-get', async () => {
    const first = await apt('install', '--no-install-recommends', 'chromium')
    if (first.code === 0) return first
    await apt('update')
    return await apt('install', '--no-install-recommends', 'chromium')
  })
  if (code !== 0) throw new Failure(output.trim().split('\n').slice(-5).join('\n'))
  return onPath(['chromium'])(env)
}

const candidates = [
  { name: 'CHROMIUM_PATH', find: (env) => env.CHROMIUM_PATH },
  { name: 'the packaged Chromium', find: packaged('chromium') },
  { name: 'the packaged Chromium with its own libraries', find: packaged('chromium-with-libraries') },
  {
    name: "the system's browser",
    find: onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
  },
  { name: 'Chromium by apt-get', find: installed },
]

const lastLine = (output) =>
  output
    .trim()
    .split('\n')
    .find((line) => /error|cannot|failed/i.test(line)) ?? 'no page came'

/** Returns the path of a browser that renders a page; unpacks or installs one if necessary. */
export const browser = async (env) => {
  const reasons = []
  for (const { name, find } of candidates) {
    try {
      const path = await find(env)
      if (path === undefined) continue
      const { code, output } = await finished('node', ['boot/browser-probe.mjs', path], { env })
      if (code === 0) return path
      reasons.push(`${name}: ${lastLine(output)}`)
    } catch (error) {
      reasons.push(`${name}: ${error.message}`)
    }
  }
  throw new Failure(
    `${reasons.join('\n')}\nNo browser runs here: install Chromium, or name one with CHROMIUM_PATH.`,
  )
}
