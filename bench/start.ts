import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { roundTo } from './measure/median.ts'
import { startServer, type ChildServer } from './portal/child-server.ts'
import { cleanEnvironment } from './portal/clean-environment.ts'
import { root } from './portal/start-portal.ts'

// From the start of the process to the first 200 on /login: warm (best of three) or, with --cold, from a fresh clone
// with an empty npm cache.
const port = 4204
const goal = 3
const inSeconds = (ms: number) => roundTo(ms / 1000)
const env = cleanEnvironment()

type Command = readonly [file: string, ...args: string[]]
const npmStart: Command = ['npm', 'start', '--silent']

const startCommand = ([file, ...args]: Command, cwd: string, more: Record<string, string> = {}) =>
  startServer({ file, args, cwd, port, path: '/login', env: { ...env, ...more } })

const withFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  // Started by root, the database runs as another user who needs access.
  await chmod(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const measureWarm = () =>
  withFolder(async (folder) => {
    const own = { PORTAL_DATA: join(folder, 'data') }
    const first = await startCommand(npmStart, root, own)
    await first.stop()

    const best = async (command: Command, more: Record<string, string>): Promise<number> => {
      let shortest = Infinity
      for (let time = 0; time < 3; time += 1) {
        const portal = await startCommand(command, root, more)
        await portal.stop()
        const rebuilt = portal.lines.some(({ text }) => text.startsWith('Building'))
        if (rebuilt)
          throw new Error('a source file changed during the run and the front end was rebuilt: start again')
        shortest = Math.min(shortest, portal.openAfterMs)
      }
      return shortest
    }
    // The same start without npm, then without boot, then without the database: the differences are the phases.
    const whole = await best(npmStart, own)
    const boot = await best(['node', 'boot/start.mjs'], own)
    const main = await best([process.execPath, 'server/src/main.ts'], own)
    const embedded = await startEmbedded({ dataDir: own.PORTAL_DATA, log: () => undefined })
    const onDatabase = await best([process.execPath, 'server/src/main.ts'], { DATABASE_URL: embedded.url })
    await embedded.stop()
    const seconds = inSeconds(whole)
    return {
      bench: 'start',
      seconds,
      phases: {
        npm: inSeconds(whole - boot),
        'installed and built?': inSeconds(boot - main),
        'database started': inSeconds(main - onDatabase),
        'modules, migrations, listen': inSeconds(onDatabase),
      },
      goal: `≤ ${goal} s, best of three`,
      ok: seconds <= goal,
    }
  })

/** When the first matching line was printed, or `before` when there is none. */
const findMoment = ({ lines }: ChildServer, pattern: RegExp, before: number): number =>
  lines.find(({ text }) => pattern.test(text))?.at ?? before

const measureCold = () =>
  withFolder(async (folder) => {
    const clone = join(folder, 'portal')
    const begun = performance.now()
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone])
    const cloned = performance.now() - begun
    const portal = await startCommand(npmStart, clone, { npm_config_cache: join(folder, 'npm-cache') })
    await portal.stop()
    const installed = findMoment(portal, /^Installing the packages: done/, 0)
    const built = findMoment(portal, /^Building the screens: done/, installed)
    const database = findMoment(portal, /^Generated /, built)
    const demo = findMoment(portal, /^The demo university is ready/, database)
    return {
      bench: 'start --cold',
      seconds: inSeconds(cloned + portal.openAfterMs),
      phases: {
        clone: inSeconds(cloned),
        install: inSeconds(installed),
        build: inSeconds(built - installed),
        'database created, demo generated': inSeconds(database - built),
        'demo written': inSeconds(demo - database),
        listen: inSeconds(portal.openAfterMs - demo),
      },
      goal: 'reported, without a limit',
      ok: true,
    }
  })

const result = process.argv.includes('--cold') ? await measureCold() : await measureWarm()
console.log(JSON.stringify(result))
process.exitCode = result.ok ? 0 : 1
