import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { rounded } from './measure/median.ts'
import { startServer, type ChildServer } from './portal/child-server.ts'
import { freshShell } from './portal/fresh-shell.ts'
import { root } from './portal/start-portal.ts'

// From the start of the process to the first 200 on /login: with everything there (best of three), or, with --cold,
// from a fresh clone and an empty npm cache.
const port = 4204
const goal = 3
const inSeconds = (ms: number) => rounded(ms / 1000)
const env = freshShell()

type Command = readonly [file: string, ...args: string[]]
const npmStart: Command = ['npm', 'start', '--silent']

const started = ([file, ...args]: Command, cwd: string, more: Record<string, string> = {}) =>
  startServer({ file, args, cwd, port, path: '/login', env: { ...env, ...more } })

const withFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  // Root's database runs as another user, who must come here.
  await chmod(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const warm = () =>
  withFolder(async (folder) => {
    const own = { PORTAL_DATA: join(folder, 'data') }
    const first = await started(npmStart, root, own)
    await first.stop()

    const best = async (command: Command, more: Record<string, string>): Promise<number> => {
      let shortest = Infinity
      for (let time = 0; time < 3; time += 1) {
        const portal = await started(command, root, more)
        await portal.stop()
        const rebuilt = portal.lines.some(({ text }) => text.startsWith('Building'))
        if (rebuilt) throw new Error('a source changed meanwhile and the screens were built: start again')
        shortest = Math.min(shortest, portal.openAfter)
      }
      return shortest
    }
    // The same start without its outer shells, one after the other: the differences are the phases.
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

/** The moment of the first line that tells it, or of what came before when nothing had to be waited for. */
const momentOf = ({ lines }: ChildServer, pattern: RegExp, before: number): number =>
  lines.find(({ text }) => pattern.test(text))?.at ?? before

const cold = () =>
  withFolder(async (folder) => {
    const clone = join(folder, 'portal')
    const begun = performance.now()
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone])
    const cloned = performance.now() - begun
    const portal = await started(npmStart, clone, { npm_config_cache: join(folder, 'npm-cache') })
    await portal.stop()
    const installed = momentOf(portal, /^Installing the packages: done/, 0)
    const built = momentOf(portal, /^Building the screens: done/, installed)
    const database = momentOf(portal, /^Imagined /, built)
    const demo = momentOf(portal, /^The demo university is ready/, database)
    return {
      bench: 'start --cold',
      seconds: inSeconds(cloned + portal.openAfter),
      phases: {
        clone: inSeconds(cloned),
        install: inSeconds(installed),
        build: inSeconds(built - installed),
        'database made, demo imagined': inSeconds(database - built),
        'demo written': inSeconds(demo - database),
        listen: inSeconds(portal.openAfter - demo),
      },
      goal: 'told, not limited',
      ok: true,
    }
  })

const result = process.argv.includes('--cold') ? await cold() : await warm()
console.log(JSON.stringify(result))
process.exitCode = result.ok ? 0 : 1
