import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { belongAsFolder } from './account.ts'
import { CannotStart } from './cannot-start.ts'
import { isAlive } from './claim.ts'
import { runAs } from './cluster.ts'
import { freePort } from './free-port.ts'
import { programsFor } from './place.ts'
import type { Place } from './place.ts'
import { sayWhile } from './say-while.ts'

/** A PostgreSQL server that runs. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

type Log = (line: string) => void

const POLL_MS = 10
const LOG_LIMIT_BYTES = 10_000_000

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  log_checkpoints: 'off',
}

const pidFile = (place: Place) => join(place.cluster, 'postmaster.pid')
const logFile = (place: Place) => join(place.home, 'postgres.log')

/** What the server writes about itself: its number, folder, birth, port, sockets, addresses, memory, and state. */
const written = (place: Place): (Postmaster & { isReady: boolean }) | undefined => {
  try {
    const lines = readFileSync(pidFile(place), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

const commandOf = (pid: number): string => {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', `${pid}`, '-o', 'command=']).stdout?.toString() ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

// The number of a server that was killed may be another program's by now.
const isOurs = (place: Place, pid: number): boolean => {
  if (!isAlive(pid)) return false
  const command = commandOf(pid)
  if (command.includes(`-D ${place.cluster}`)) return true
  if (command.includes('postgres')) {
    throw new CannotStart(
      `${pidFile(place)} names process ${pid}, which is a PostgreSQL of another place: ` +
        'if no server runs on this folder, remove that file.',
    )
  }
  rmSync(pidFile(place), { force: true }) // PostgreSQL would take that program for itself, and not start
  return false
}

/** Takes a place; gives its server that already runs, as soon as it takes connections. */
export const runningServer = async (place: Place, log: Log): Promise<Postmaster | undefined> => {
  const found = written(place)
  if (found === undefined || !isOurs(place, found.pid)) return undefined
  const silence = sayWhile('Waiting for the database that already runs', log)
  try {
    while (isAlive(found.pid)) {
      if (written(place)?.isReady) return found
      await sleep(POLL_MS)
    }
    return undefined
  } finally {
    silence()
  }
}

const openLog = (place: Place): number => {
  const path = logFile(place)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES)
    renameSync(path, `${path}.old`)
  const file = openSync(path, 'a', 0o600)
  belongAsFolder(path)
  return file
}

const tryStart = async (place: Place, port: number): Promise<Postmaster | undefined> => {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', place.cluster, '-p', `${port}`, ...settings]
  const output = openLog(place)
  // In a process group of its own: Ctrl-C in the terminal is for the portal, which then ends the database.
  const child = spawn(join(programsFor(place.account), 'postgres'), args, {
    ...runAs(place),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended: (Error | undefined)[] = []
  child.on('exit', () => ended.push(undefined))
  child.on('error', (reason) => ended.push(reason))
  while (ended.length === 0) {
    const now = written(place)
    if (now !== undefined && now.pid === child.pid && now.isReady) {
      child.unref()
      return now
    }
    await sleep(POLL_MS)
  }
  if (ended[0]) throw new CannotStart(`The embedded database cannot be run: ${ended[0].message}`)
  return undefined
}

const lastWords = (place: Place): string => {
  const lines = readFileSync(logFile(place), 'utf8').split('\n')
  const last = lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? 'nothing'
  return last.replace(/^.*?(FATAL|PANIC): */, '')
}

const PAUSES_MS = [0, 250, 500, 1000, 2000]

/**
 * Starts the server of a whole cluster, on the port that it had or on a free one; after a hard end, its last children may
 * hold the folder a moment longer.
 */
export const startServer = async (place: Place, log: Log, port?: number): Promise<Postmaster> => {
  const silence = sayWhile('The database is starting', log)
  try {
    for (const pause of PAUSES_MS) {
      await sleep(pause)
      const started = await tryStart(place, port ?? (await freePort()))
      if (started) return started
    }
  } finally {
    silence()
  }
  throw new CannotStart(`The embedded database did not start; ${logFile(place)} says: ${lastWords(place)}`)
}

/** Ends the server, breaking off what it does, and waits until all that it has is on the disk and it is gone. */
export const stopServer = async ({ pid }: Postmaster, log: Log): Promise<void> => {
  if (!isAlive(pid)) return
  const silence = sayWhile('The database is stopping', log)
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await sleep(POLL_MS)
  silence()
}
