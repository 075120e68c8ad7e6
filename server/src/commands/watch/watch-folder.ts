import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { openClient } from '#server/db/connection/open-client.ts'
import { isDatabaseUnavailable } from '#server/db/errors/is-database-unavailable.ts'
import { readSqlState } from '#server/db/errors/is-statement-error.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { log } from '#server/log.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { loadTrial } from '#server/settings/sql.ts'
import { ChangedMeanwhile } from './import-arrival.ts'
import { doneFolder, listArrivals, refusedFolder, type Arrival } from './list-arrivals.ts'
import { queueEmails } from './queue-emails.ts'
import { checkConnection, insertLateDay, lockWatcher } from './sql.ts'
import { markMovedFiles, refuseUnexpected, takeFile } from './take-file.ts'
import { createWatcher, type Watcher } from './watcher.ts'
import { words } from './words.ts'

export interface WatchOptions extends Pick<Watcher, 'dir' | 'filesDir' | 'reportTo' | 'signal'> {
  readonly url: string
  /** HH:MM at the university: an e-mail says when no file has come by then. */
  readonly expectedBy?: string | undefined
  /** How long a file without a mark must stay as it is before it counts as complete. */
  readonly quietMs?: number
  readonly pollMs?: number
  /** How long the lock of a watcher that was killed is waited for. */
  readonly lockMs?: number
  readonly onStep?: Watcher['onStep']
}

type Settings = Required<WatchOptions>

const defaults = { quietMs: 60_000, pollMs: 5_000, lockMs: 10_000, onStep: () => undefined }
/** Number of failures without a known reason after which a file is refused, so that it does not hold up the next ones. */
const maxFailures = 3

const pause = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined)

/** The files that are remembered while the watcher runs. */
const createMemory = (quietMs: number) => {
  const seen = new Map<string, { signature: string; since: number }>()
  const failures = new Map<string, number>()
  const ignored = new Set<string>()
  let isHeld = false
  return {
    logHeld: (): void => {
      if (!isHeld) log.warn('The portal is a trial copy: nothing of the watched folder is imported.')
      isHeld = true
    },
    /** By its mark, or because it has stayed as it is for long enough. */
    isComplete: ({ name, signature, isMarked }: Arrival): boolean => {
      const before = seen.get(name)
      const since = before?.signature === signature ? before.since : performance.now()
      seen.set(name, { signature, since })
      return isMarked || performance.now() - since >= quietMs
    },
    forget: ({ name }: Arrival) => seen.delete(name),
    countFailure: ({ name, signature }: Arrival): number => {
      const count = (failures.get(`${name}\n${signature}`) ?? 0) + 1
      failures.set(`${name}\n${signature}`, count)
      return count
    },
    logIgnored: (names: readonly string[]): void => {
      for (const name of names.filter((each) => !ignored.has(each))) {
        ignored.add(name)
        log.warn({ file: name }, 'The watched folder has a file that is not taken.')
      }
    },
  }
}

type Memory = ReturnType<typeof createMemory>

/** Whether it may succeed later without a change of the file. */
const isPassing = (error: Error): boolean =>
  isDatabaseUnavailable(error) || 'syscall' in error || readSqlState(error.cause).startsWith('40')

const takeArrival = async (watcher: Watcher, memory: Memory, arrival: Arrival): Promise<void> => {
  try {
    await takeFile(watcher, arrival)
    memory.forget(arrival)
  } catch (error) {
    if (error instanceof ChangedMeanwhile) {
      memory.forget(arrival)
      return
    }
    const isKnown = watcher.signal.aborted || isPassing(error as Error)
    if (isKnown || memory.countFailure(arrival) < maxFailures) throw error
    log.error({ file: arrival.name, reason: toReason(error) }, 'A file of the watched folder cannot be read.')
    await refuseUnexpected(watcher, arrival)
  }
}

const reportLateDay = async ({ db, reportTo }: Watcher, expectedBy: string): Promise<void> => {
  const late = await db.transaction(async (tx) => {
    const row = await insertLateDay(tx, expectedBy)
    if (row !== undefined)
      await queueEmails(tx, reportTo, words.lateSubject(), words.lateText(row.day, expectedBy))
    return row
  })
  if (late === undefined) return
  log.warn({ day: late.day }, 'No file has come into the watched folder by the expected time.')
  await deliverMessages(db)
}

/** The connection that holds the lock: of all watchers on one database, one works. */
const holdLock = async ({ url, lockMs, signal }: Settings): Promise<pg.Client> => {
  const client = await openClient(url)
  const until = performance.now() + lockMs
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(lockWatcher)
    if (rows[0]?.locked === true) return client
    if (performance.now() > until || signal.aborted) break
    await pause(500, signal)
  }
  await client.end()
  throw new StartupError('Another watcher of a folder runs on this database: end it before.')
}

/** Works until the signal, or until an error. */
const runSession = async (settings: Settings, memory: Memory, onPass: () => void): Promise<void> => {
  const { url, dir, signal, pollMs, expectedBy } = settings
  await migrate(url)
  const holder = await holdLock(settings)
  const db = openDatabase(url, 2, { logsConnections: false })
  try {
    const watcher = createWatcher({ ...settings, db })
    for (const folder of [doneFolder, refusedFolder]) await mkdir(join(dir, folder), { recursive: true })
    await markMovedFiles(watcher)
    while (!signal.aborted) {
      if ((await loadTrial(db)).isTrial) {
        memory.logHeld()
        await pause(pollMs, signal)
        continue
      }
      const { arrivals, ignored } = await listArrivals(dir)
      memory.logIgnored(ignored)
      for (const arrival of arrivals.filter((each) => memory.isComplete(each))) {
        await holder.query(checkConnection)
        if (!signal.aborted) await takeArrival(watcher, memory, arrival)
      }
      if (arrivals.length === 0 && expectedBy !== '') await reportLateDay(watcher, expectedBy)
      await holder.query(checkConnection)
      onPass()
      await pause(pollMs, signal)
    }
  } finally {
    await db.close()
    await holder.end().catch(() => undefined)
  }
}

/** Without the message, which could hold a value of a file. */
const toReason = (error: unknown): string => {
  const { code, syscall, name } = error as NodeJS.ErrnoException
  return [code ?? name, syscall].filter(Boolean).join(' ')
}

/**
 * Imports what comes into the folder, file by file, until the signal. Throws a `StartupError` when it cannot begin; while
 * the database or the folder is away it waits.
 */
export const watchFolder = async (options: WatchOptions): Promise<void> => {
  const settings = { ...defaults, ...options, expectedBy: options.expectedBy ?? '' }
  const { dir, signal, pollMs } = settings
  const found = await stat(dir).catch(() => undefined)
  if (found?.isDirectory() !== true) throw new StartupError(`There is no folder ${dir}.`)
  const memory = createMemory(settings.quietMs)
  log.info({ folder: dir }, 'A folder is watched for files of records.')
  let reason = ''
  while (!signal.aborted) {
    try {
      await runSession(settings, memory, () => (reason = ''))
    } catch (error) {
      if (signal.aborted) break
      if (error instanceof StartupError) throw error
      if (toReason(error) !== reason)
        log.warn({ reason: toReason(error) }, 'The watched folder cannot be imported; it is tried again.')
      reason = toReason(error)
      await pause(pollMs, signal)
    }
  }
  log.info({ folder: dir }, 'The folder is not watched any more.')
}
