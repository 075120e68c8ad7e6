import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { makeApp } from './app.ts'
import { StartupError } from './db/errors/startup-error.ts'
import { findPortalAccount, isRunByRoot, type Account } from './db/embedded/account.ts'
import { dropPrivileges } from './folders/drop-privileges.ts'
import { toDiskFullError } from './db/errors/to-disk-full-error.ts'
import { toConnectionError } from './db/errors/to-connection-error.ts'
import { lockDataFolder, startEmbedded } from './db/embedded/start-embedded.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { isUniversityMissing, isDemoOutdated, listDemoStudents } from './db/sql.ts'
import { env } from './env.ts'
import { requireWritableFolders } from './folders/require-writable-folders.ts'
import { log } from './log.ts'
import { deliverOnTime } from './mail/deliver-messages.ts'
import { chooseHost } from './http/listen/choose-host.ts'
import { openPort } from './http/listen/open-port.ts'
import { makeStartingApp, type StartingStep } from './health/make-starting-app.ts'
import { closeStreams } from './http/events.ts'
import { closeStaffStreams } from './http/staff-events.ts'
import { deleteHealthFilesHourly } from './areas/documents/delete-health-files-hourly.ts'
import { runHourlyTasks as runLibraryTasks } from './areas/library/loans/run-hourly-tasks.ts'
import { runJobsOnTime } from './areas/records/run/run-jobs-on-time.ts'
import { runRehearsalsOnTime } from './areas/rehearsals/run-rehearsals-on-time.ts'
import { switchOnTime } from './areas/calendar/current-semester/switch-on-time.ts'
import { publishOnTime } from './areas/publications/publish-on-time.ts'
import { runPaymentJobs } from './payments/run-payment-jobs.ts'
import { sweepFiles } from './http/files/sweep-files.ts'
import { loadPageSettings } from './http/pages/sql.ts'
import { readVersion } from './health/read-version.ts'
import { servePages } from './http/pages/serve-pages.ts'
import { parseSmsGateway } from './mail/sms/parse-sms-gateway.ts'
import { reportRefusedSettings } from './settings/report-refused-settings.ts'
import { loadTimeZone } from './time-zone/load-time-zone.ts'

const print = (line: string) => console.log(line)

const describePortFailure = (code: string | undefined): string => {
  if (code === 'EADDRINUSE')
    return `Port ${env.port} is in use: stop what runs there, or choose another with PORT.`
  if (code === 'EACCES')
    return `Port ${env.port} may be opened by root only: choose one from 1024 on with PORT.`
  if (env.host === undefined) return `Port ${env.port} cannot be opened (${code}): choose another with PORT.`
  return `HOST=${env.host} is no address of this machine (${code}): write one of its addresses, 127.0.0.1, or 0.0.0.0 for all.`
}

const checkPort = async (): Promise<void> => {
  const probe = createServer().listen(env.port, chooseHost({ host: env.host, isDemo: false }))
  await once(probe, 'listening').catch(({ code }: { code?: string }) => {
    throw new StartupError(describePortFailure(code))
  })
  probe.close()
  await once(probe, 'close')
}

const fillDemo = async (databaseUrl: string, stopping: AbortSignal): Promise<void> => {
  // A separate process: the portal itself never imports the demo.
  const demo = spawn(process.execPath, [join(env.root, 'demo/src/main.ts'), '--if-empty'], {
    stdio: 'inherit',
    env: { ...env.all, DATABASE_URL: databaseUrl },
  })
  const stopDemo = () => demo.kill()
  stopping.addEventListener('abort', stopDemo)
  const [code] = (await once(demo, 'exit')) as [number | null]
  stopping.removeEventListener('abort', stopDemo)
  if (code !== 0) throw new StartupError('The demo university could not be created; nothing of it was saved.')
}

const isDemoRequested = (): boolean => {
  const args = process.argv.slice(2)
  const unknown = args.find((arg) => arg !== '--demo')
  if (unknown !== undefined) throw new StartupError(`npm start -- [--demo]: what is "${unknown}"?`)
  return env.databaseUrl === undefined || args.length > 0
}

/** Root may open a port below 1024, and then is root no more. */
const firstPlainPort = 1024

/** As root the portal goes on as the user of the embedded database, or as the owner of its files. */
const endRoot = (account: Account | undefined, folders: readonly string[]): void => {
  if (!isRunByRoot()) return
  const plain = account ?? findPortalAccount([env.filesDir, env.dataDir, env.root])
  const reason =
    plain === undefined
      ? 'The portal keeps running as root: there is no user "portal" or "nobody".'
      : dropPrivileges({ account: plain, root: env.root, folders })
  if (reason !== undefined) print(reason)
}

/** Clean-up functions, run in reverse order at the end. */
type Cleanups = (() => unknown)[]

const openPortal = async (cleanups: Cleanups, stopping: AbortSignal): Promise<void> => {
  const needsDemo = isDemoRequested()
  if (env.smtpUrl !== undefined && env.publicUrl === undefined) {
    throw new StartupError('SMTP_URL is set without PUBLIC_URL: messages would have links that lead nowhere.')
  }
  if (env.sms !== undefined) parseSmsGateway(env.sms)
  await checkPort()
  requireWritableFolders()
  let step: StartingStep = env.databaseUrl === undefined ? 'database' : 'migrations'
  // With the demo in it the portal stays on this machine, and only the database knows that.
  const early = env.hasStartingPage
    ? await openPort(
        makeStartingApp(() => step),
        { port: env.port, host: chooseHost({ host: env.host, isDemo: needsDemo }) },
      )
    : undefined
  if (early !== undefined) cleanups.push(early.close)
  let account: Account | undefined
  const folders = [env.filesDir]
  let url = env.databaseUrl
  if (url === undefined) {
    cleanups.push(lockDataFolder(env.dataDir))
    const embedded = await startEmbedded({ dataDir: env.dataDir, log: print })
    cleanups.push(() => embedded.stop())
    cleanups.push(embedded.keepAlive())
    url = embedded.url
    account = embedded.account
    folders.push(embedded.folder)
    stopping.throwIfAborted()
  }
  const databaseUrl = url
  step = 'migrations'
  await migrate(databaseUrl).catch((error: unknown) => {
    throw toConnectionError(error, databaseUrl)
  })
  stopping.throwIfAborted()
  const db = openDatabase(databaseUrl, env.poolSize)
  cleanups.push(() => db.close())
  if (needsDemo && ((await isUniversityMissing(db)) || (await isDemoOutdated(db)))) {
    step = 'demo'
    await fillDemo(databaseUrl, stopping)
  }
  stopping.throwIfAborted()
  step = 'loading'

  if (env.port >= firstPlainPort) endRoot(account, folders)
  const app = makeApp({ db, withPages: true })
  const dists = { web: join(env.root, 'web/dist'), staff: join(env.root, 'staff/dist') }
  await servePages(app, dists, async () => (await loadPageSettings(db))!)
  if (env.metricsPort !== undefined) {
    const { serveMetrics } = await import('./metrics/serve-metrics.ts')
    const options = { port: env.metricsPort, host: env.metricsHost, version: readVersion() }
    const metrics = await serveMetrics({ app, db, ...options })
    cleanups.push(() => metrics.close())
  }
  cleanups.push(() => app.close())
  // An open stream would keep the server from closing.
  cleanups.push(() => closeStreams(db))
  cleanups.push(() => closeStaffStreams(db))
  cleanups.push(deliverOnTime(db))
  const sweep = () =>
    void sweepFiles(db, env.filesDir).catch(({ message }: Error) =>
      log.warn(
        { reason: message },
        'The folder of uploaded files could not be swept; it is tried again in an hour.',
      ),
    )
  sweep()
  const sweeping = setInterval(sweep, 3_600_000)
  cleanups.push(() => clearInterval(sweeping))
  cleanups.push(reportRefusedSettings(db))
  cleanups.push(publishOnTime(db))
  cleanups.push(switchOnTime(db))
  cleanups.push(runPaymentJobs(db, await loadTimeZone(db)))
  cleanups.push(deleteHealthFilesHourly(db, env.filesDir))
  cleanups.push(runLibraryTasks(db))
  cleanups.push(runJobsOnTime(db, env.filesDir))
  cleanups.push(runRehearsalsOnTime(db))
  const students = await listDemoStudents(db)
  const host = chooseHost({ host: env.host, isDemo: students.length > 0 })
  if (host === early?.host) await early.handOver(app)
  else early?.close()
  const open = host === early?.host ? early : await openPort(app, { port: env.port, host })
  cleanups.push(open.close) // first of all, so that nobody comes while the others end
  if (env.port < firstPlainPort) endRoot(account, folders)
  print(`\nThe portal is open: http://localhost:${env.port}`)
  if (await isUniversityMissing(db)) {
    print('There are no students in it yet: npm run import -- FOLDER brings a catalogue in,')
    print('npm start -- --demo makes a demo university.')
  }
  if (students.length > 0 && env.host === undefined)
    print('Only this machine reaches it, because these passwords are public; HOST=0.0.0.0 opens it to all.')
  for (const { code, password, state_en } of students) print(`  ${code}  ${password.padEnd(14)}  ${state_en}`)
  print(students.length > 0 ? '\nStop it with Ctrl-C; its data stay.' : 'Stop it with Ctrl-C.')
}

const run = async (): Promise<void> => {
  const stop = new AbortController()
  const stopped = once(stop.signal, 'abort')
  // When asked to stop while starting, it finishes the current step and then cleans up in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  const cleanups: Cleanups = []
  try {
    await openPortal(cleanups, stop.signal)
    await stopped
  } catch (error) {
    await setImmediate() // a signal that ended the step is heard only now
    if (!stop.signal.aborted) throw error
    print('Stopped before it was open; the next start begins again.')
  } finally {
    for (const cleanUp of cleanups.toReversed())
      await Promise.try(cleanUp).catch((error: Error) => console.error(error.message)) // the others still run
  }
}

await run().then(
  () => process.exit(0),
  (error: unknown) => {
    const shown = toDiskFullError(error)
    console.error(shown instanceof StartupError ? shown.message : shown)
    process.exit(1)
  },
)
