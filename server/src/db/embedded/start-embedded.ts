import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inheritFolderOwner, type Account } from './account.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { requireWritable } from '#server/folders/require-writable.ts'
import { toDataFolder, toDiskError } from '#server/folders/to-disk-error.ts'
import { acquirePidFile, findPidFileOwner, isProcessAlive } from './pid-file.ts'
import { DATABASE_NAME, isClusterMissing, createCluster, endSuperuser, readPassword } from './cluster.ts'
import { locateCluster } from './cluster-location.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { findRunningServer, startServer, stopServer } from './postmaster.ts'
import type { PostgresSettings } from './postmaster.ts'

/** The embedded PostgreSQL while this process uses it. */
export interface EmbeddedDatabase {
  readonly url: string
  /** The cluster's folder, which may lie outside the data folder. */
  readonly cluster: string
  /** The folder of the cluster and of the pid files. */
  readonly folder: string
  /** Who the server runs as, when this process runs as root. */
  readonly account: Account | undefined
  /** It was running already: another command uses it, or a portal was killed. */
  readonly wasRunning: boolean
  /** Restarts it on the same port whenever it ends without having been stopped. Returns the function that ends this. */
  keepAlive(): () => void
  /** The last user stops the server. */
  stop(): Promise<void>
}

const lockFile = ({ folder }: Pick<ClusterLocation, 'folder'>) => join(folder, 'portal.pid')

const tryLockDataFolder = (dataDir: string) => {
  try {
    const { folder } = locateCluster(dataDir)
    requireWritable(toDataFolder(folder))
    return acquirePidFile(lockFile({ folder }))
  } catch (error) {
    throw toDiskError(error, toDataFolder(dataDir))
  }
}

/**
 * Throws when another portal runs on the data folder, or when it cannot be written. Returns the function that unlocks
 * it.
 */
export const lockDataFolder = (dataDir: string): (() => void) => {
  const lock = tryLockDataFolder(dataDir)
  if ('release' in lock) return lock.release
  throw new StartupError(
    `Another portal (process ${lock.ownerPid}) already runs on the data folder ${dataDir}: stop it first, ` +
      'or set PORTAL_DATA to another folder.',
  )
}

const LOCK_POLL_MS = 20
const RESTART_POLL_MS = 500

const acquireStartLock = ({ folder }: ClusterLocation) => acquirePidFile(join(folder, 'start-lock.pid'))

/** A disk that is full or gone takes no lock; its server is stopped all the same. */
const acquireStopLock = (location: ClusterLocation): ReturnType<typeof acquirePidFile> => {
  try {
    return acquireStartLock(location)
  } catch {
    return { release: () => undefined }
  }
}

/** Starting, joining and leaving are serialized, so that nobody joins a server that is about to be stopped. */
const runExclusively = async <Result>(
  location: ClusterLocation,
  task: () => Promise<Result>,
  acquire = acquireStartLock,
): Promise<Result> => {
  for (;;) {
    const lock = acquire(location)
    if ('release' in lock) {
      try {
        return await task()
      } finally {
        lock.release()
      }
    }
    await sleep(LOCK_POLL_MS)
  }
}

let joinCount = 0

const clusterUsers = (location: ClusterLocation) => {
  const folder = join(location.folder, 'users')
  const listLiving = () =>
    readdirSync(folder).filter((name) => findPidFileOwner(join(folder, name)) !== undefined)
  return {
    isAny: () => existsSync(folder) && listLiving().length > 0,
    join: (): (() => void) => {
      if (!existsSync(folder)) {
        mkdirSync(folder)
        inheritFolderOwner(folder)
      }
      for (const name of readdirSync(folder)) {
        if (findPidFileOwner(join(folder, name)) === undefined) rmSync(join(folder, name), { force: true })
      }
      const entry = acquirePidFile(join(folder, `${process.pid}-${(joinCount += 1)}`))
      return 'release' in entry ? entry.release : () => undefined
    },
  }
}

interface StartOptions {
  readonly dataDir: string
  readonly log: (line: string) => void
  /** Replace the portal's own settings of PostgreSQL when it is started here. */
  readonly settings?: PostgresSettings
  /** For tests, which make databases of their own: in a new cluster the portal's role may do everything. */
  readonly isSuperuser?: boolean
}

/** A new database takes 160 MB with the demo; one that is there needs room for its write-ahead log. */
const minFreeMegabytes = { new: 300, existing: 64 }

const joinOrStart = async ({
  dataDir,
  log,
  settings,
  isSuperuser,
}: StartOptions): Promise<EmbeddedDatabase> => {
  const location = locateCluster(dataDir)
  const users = clusterUsers(location)
  return await runExclusively(location, async () => {
    const isMissing = isClusterMissing(location)
    requireWritable(toDataFolder(location.folder), minFreeMegabytes[isMissing ? 'new' : 'existing'])
    if (isMissing) {
      log(`The database is made in ${location.cluster}`)
      createCluster(location, isSuperuser)
    }
    const running = await findRunningServer(location, log)
    if (running === undefined) endSuperuser(location)
    const hadUsers = users.isAny()
    let server = running ?? (await startServer(location, log, { settings }))
    const join = () => ({ leave: users.join(), password: readPassword(location) })
    const { leave, password } = await Promise.try(join).catch(async (error: unknown) => {
      if (running === undefined) await stopServer(server, log)
      throw error
    })
    const mayStop = () => !running || hadUsers || findPidFileOwner(lockFile(location)) === process.pid
    const stopAsLast = async () => {
      leave()
      if (mayStop() && !users.isAny()) await stopServer(server, log)
    }
    const restart = async (): Promise<void> => {
      if (isProcessAlive(server.pid)) return
      await runExclusively(location, async () => {
        log('The database has ended without having been stopped: it is started again.')
        server =
          (await findRunningServer(location, log)) ??
          (await startServer(location, log, { settings, port: server.port }))
      })
    }
    const keepAlive = () => {
      let isEnded = false
      let lastMessage = ''
      // A disk that is full or gone fails every attempt in the same way: it is reported once.
      const report = (error: unknown) => {
        const { message } = toDiskError(error, toDataFolder(dataDir)) as Error
        if (message !== lastMessage) log(message)
        lastMessage = message
      }
      const watch = async (): Promise<void> => {
        while (!isEnded) {
          await sleep(RESTART_POLL_MS, undefined, { ref: false })
          if (!isEnded) await restart().catch(report)
        }
      }
      void watch()
      return () => {
        isEnded = true
      }
    }
    return {
      keepAlive,
      url: `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${server.port}/${DATABASE_NAME}`,
      cluster: location.cluster,
      folder: location.folder,
      account: location.account,
      wasRunning: running !== undefined,
      stop: () => runExclusively(location, stopAsLast, acquireStopLock),
    }
  })
}

/**
 * Creates and starts the data folder's database when needed, or joins the one that runs. The last user stops it, except a
 * command that has found it running without a user. Throws one sentence when the folder cannot be used.
 */
export const startEmbedded = (options: StartOptions): Promise<EmbeddedDatabase> =>
  joinOrStart(options).catch((error: unknown) => {
    throw toDiskError(error, toDataFolder(options.dataDir))
  })
