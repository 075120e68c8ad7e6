import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { makeApp } from './app.ts'
import { CannotStart } from './db/cannot-start.ts'
import { databaseFailure } from './db/database-failure.ts'
import { lockDataFolder, startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { isEmpty, isOldDemo, namedStudents } from './db/sql.ts'
import { env } from './env.ts'
import { deliver } from './mail/deliver.ts'
import { openDoors } from './http/doors.ts'
import { endStreams } from './http/events.ts'
import { sweepFiles } from './http/files/remove-unknown-files.ts'
import { servePages } from './http/pages.ts'

const say = (line: string) => console.log(line)

const portIsFree = async (): Promise<void> => {
  const probe = createServer().listen(env.port, env.host)
  await once(probe, 'listening').catch(({ code }: { code?: string }) => {
    throw new CannotStart(
      code === 'EADDRINUSE'
        ? `Port ${env.port} is in use: stop what runs there, or choose another with PORT.`
        : `Port ${env.port} cannot be opened (${code}): choose another with PORT.`,
    )
  })
  probe.close()
  await once(probe, 'close')
}

const fillDemo = async (databaseUrl: string, stopping: AbortSignal): Promise<void> => {
  // A process of its own: the portal itself never imports the demo.
  const demo = spawn(process.execPath, [join(env.root, 'demo/src/main.ts'), '--if-empty'], {
    stdio: 'inherit',
    env: { ...env.all, DATABASE_URL: databaseUrl },
  })
  const breakOff = () => demo.kill()
  stopping.addEventListener('abort', breakOff)
  const [code] = (await once(demo, 'exit')) as [number | null]
  stopping.removeEventListener('abort', breakOff)
  if (code !== 0) throw new CannotStart('The demo university could not be made; nothing of it was kept.')
}

const wantsDemo = (): boolean => {
  const args = process.argv.slice(2)
  const unknown = args.find((arg) => arg !== '--demo')
  if (unknown !== undefined) throw new CannotStart(`npm start -- [--demo]: what is "${unknown}"?`)
  return env.databaseUrl === undefined || args.length > 0
}

/** What is to be given back at the end, the first taken last. */
type Taken = (() => unknown)[]

const openPortal = async (taken: Taken, stopping: AbortSignal): Promise<void> => {
  const fills = wantsDemo()
  if (env.smtpUrl !== undefined && env.publicUrl === undefined) {
    throw new CannotStart('SMTP_URL is set without PUBLIC_URL: letters would carry links that lead nowhere.')
  }
  await portIsFree()
  let url = env.databaseUrl
  if (url === undefined) {
    taken.push(lockDataFolder(env.dataDir))
    const embedded = await startEmbedded({ dataDir: env.dataDir, log: say })
    taken.push(() => embedded.stop())
    taken.push(embedded.keepAlive())
    url = embedded.url
    stopping.throwIfAborted()
  }
  const databaseUrl = url
  await migrate(databaseUrl).catch((error: unknown) => {
    throw error instanceof CannotStart ? error : databaseFailure(error, databaseUrl)
  })
  stopping.throwIfAborted()
  const db = openDatabase(databaseUrl, env.poolSize)
  taken.push(() => db.close())
  if (fills && ((await isEmpty(db)) || (await isOldDemo(db)))) await fillDemo(databaseUrl, stopping)
  stopping.throwIfAborted()

  const app = makeApp({ db, withPages: true })
  await servePages(app, join(env.root, 'web/dist'))
  taken.push(() => app.close())
  // A stream would keep the portal open for as long as somebody reads.
  taken.push(() => endStreams(db))
  void deliver(db) // what an earlier run could not send
  const sweep = () => void sweepFiles(db, env.filesDir).catch(() => undefined)
  sweep()
  const sweeping = setInterval(sweep, 3_600_000)
  taken.push(() => clearInterval(sweeping))
  taken.push(await openDoors(app, { port: env.port, host: env.host }))
  say(`\nThe portal is open: http://localhost:${env.port}`)
  if (await isEmpty(db)) {
    say('There are no students in it yet: npm run import -- FOLDER brings a catalogue in,')
    say('npm start -- --demo makes a demo university.')
  }
  const students = await namedStudents(db)
  for (const { code, password, state_en } of students) say(`  ${code}  ${password.padEnd(14)}  ${state_en}`)
  say(students.length > 0 ? '\nStop it with Ctrl-C; its data stay.' : 'Stop it with Ctrl-C.')
}

const run = async (): Promise<void> => {
  const stop = new AbortController()
  const stopped = once(stop.signal, 'abort')
  // Asked to stop while it opens, it ends the step that it is at, and then goes back in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  const taken: Taken = []
  try {
    await openPortal(taken, stop.signal)
    await stopped
  } catch (error) {
    await turn() // a signal that ended the step is heard only now
    if (!stop.signal.aborted) throw error
    say('Stopped before it was open; the next start begins again.')
  } finally {
    for (const giveBack of taken.toReversed()) await giveBack()
  }
}

await run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exit(1)
  },
)
