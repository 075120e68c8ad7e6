import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inheritFolderOwner } from './account.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { isProcessAlive } from './pid-file.ts'
import { toSpawnOptions } from './cluster.ts'
import { findFreePort } from './find-free-port.ts'
import { findPostgresBinaries } from './cluster-location.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { logProgress } from './log-progress.ts'

/** A running PostgreSQL server. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

type Log = (line: string) => void

const POLL_MS = 10
const LOG_LIMIT_BYTES = 10_000_000

/** By name; the values are as in postgresql.conf. */
export type PostgresSettings = Readonly<Record<string, string>>

const SETTINGS: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  log_checkpoints: 'off',
  // The details of an error hold the row, and so what a student wrote.
  log_error_verbosity: 'terse',
}

const pidFile = (location: ClusterLocation) => join(location.cluster, 'postmaster.pid')
const logFile = (location: ClusterLocation) => join(location.folder, 'postgres.log')

/** The lines of the file: pid, data folder, start time, port, socket folder, addresses, shared memory, state. */
const readPidFile = (location: ClusterLocation): (Postmaster & { isReady: boolean }) | undefined => {
  try {
    const lines = readFileSync(pidFile(location), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

const readCommandLine = (pid: number): string => {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', `${pid}`, '-o', 'command=']).stdout?.toString() ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

// The pid of a server that was killed may belong to another program by now.
const isOwnServer = (location: ClusterLocation, pid: number): boolean => {
  if (!isProcessAlive(pid)) return false
  const command = readCommandLine(pid)
  if (command.includes(`-D ${location.cluster}`)) return true
  if (command.includes('postgres')) {
    throw new StartupError(
      `${pidFile(location)} names process ${pid}, which is a PostgreSQL server of another folder: ` +
        'if no server runs on this folder, remove that file.',
    )
  }
  rmSync(pidFile(location), { force: true }) // PostgreSQL would take that program for its own server and not start
  return false
}

/** Waits until the server that already runs accepts connections. */
export const findRunningServer = async (
  location: ClusterLocation,
  log: Log,
): Promise<Postmaster | undefined> => {
  const found = readPidFile(location)
  if (found === undefined || !isOwnServer(location, found.pid)) return undefined
  const endProgress = logProgress('Waiting for the database that already runs', log)
  try {
    while (isProcessAlive(found.pid)) {
      if (readPidFile(location)?.isReady) return found
      await sleep(POLL_MS)
    }
    return undefined
  } finally {
    endProgress()
  }
}

const openLog = (location: ClusterLocation): number => {
  const path = logFile(location)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES)
    renameSync(path, `${path}.old`)
  const file = openSync(path, 'a', 0o600)
  inheritFolderOwner(path)
  return file
}

const tryStart = async (
  location: ClusterLocation,
  port: number,
  settings: PostgresSettings,
): Promise<Postmaster | undefined> => {
  const allSettings = Object.entries({ ...SETTINGS, ...settings })
  const args = ['-D', location.cluster, '-p', `${port}`]
  for (const [name, value] of allSettings) args.push('-c', `${name}=${value}`)
  const output = openLog(location)
  // A process group of its own: Ctrl-C in the terminal reaches the portal only, which then stops the database.
  const child = spawn(join(findPostgresBinaries(location.account), 'postgres'), args, {
    ...toSpawnOptions(location),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const exits: (Error | undefined)[] = []
  child.on('exit', () => exits.push(undefined))
  child.on('error', (reason) => exits.push(reason))
  while (exits.length === 0) {
    const now = readPidFile(location)
    if (now !== undefined && now.pid === child.pid && now.isReady) {
      child.unref()
      return now
    }
    await sleep(POLL_MS)
  }
  if (exits[0]) throw new StartupError(`The embedded database cannot be run: ${exits[0].message}`)
  return undefined
}

const readLastError = (location: ClusterLocation): string => {
  const lines = readFileSync(logFile(location), 'utf8').split('\n')
  const last = lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? 'nothing'
  return last.replace(/^.*?(FATAL|PANIC): */, '')
}

const RETRY_DELAYS_MS = [0, 250, 500, 1000, 2000]

/** Tries several times: after a crash the server's last processes may hold the folder a moment longer. */
export const startServer = async (
  location: ClusterLocation,
  log: Log,
  { port, settings = {} }: { readonly port?: number; readonly settings?: PostgresSettings } = {},
): Promise<Postmaster> => {
  const endProgress = logProgress('The database is starting', log)
  try {
    for (const delay of RETRY_DELAYS_MS) {
      await sleep(delay)
      const started = await tryStart(location, port ?? (await findFreePort()), settings)
      if (started) return started
    }
  } finally {
    endProgress()
  }
  throw new StartupError(
    `The embedded database did not start; ${logFile(location)} says: ${readLastError(location)}`,
  )
}

/** False when the server still runs after that time. */
const waitForEnd = async (pid: number, ms: number): Promise<boolean> => {
  const deadline = performance.now() + ms
  while (isProcessAlive(pid) && performance.now() < deadline) await sleep(POLL_MS)
  return !isProcessAlive(pid)
}

/**
 * A fast shutdown: running statements are cancelled, and the data is on the disk when it returns. A server on a full disk
 * may never finish it: then it is ended at once, as a power cut would, and recovers when it is started again.
 */
export const stopServer = async ({ pid }: Postmaster, log: Log, patienceMs = 30_000): Promise<void> => {
  if (!isProcessAlive(pid)) return
  const endProgress = logProgress('The database is stopping', log)
  try {
    process.kill(pid, 'SIGINT')
    if (await waitForEnd(pid, patienceMs)) return
    log('The database does not stop and is ended at once; its next start recovers what was committed.')
    process.kill(pid, 'SIGQUIT')
    if (await waitForEnd(pid, patienceMs)) return
    process.kill(pid, 'SIGKILL')
    await waitForEnd(pid, patienceMs)
  } finally {
    endProgress()
  }
}
