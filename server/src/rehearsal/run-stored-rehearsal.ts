import { checkRehearsal } from '#rules/rehearsal/check-rehearsal.ts'
import { openClient } from '#server/db/connection/open-client.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { log } from '#server/log.ts'
import { rehearsalErrorWords } from './error-words.ts'
import {
  deleteOldRehearsals,
  endRehearsal,
  listOpenings,
  lockRehearsal,
  saveOpening,
  saveProgress,
  saveReport,
  startRehearsal,
} from './report/sql.ts'
import { findOpening, runRehearsal, type Progress } from './run-rehearsal.ts'

class Stopped extends Error {}

/** Saves how far it is, in the order of the reports, and detects a cancellation by that. */
const createProgress = (db: Database, rehearsalID: number) => {
  let isCancelled = false
  let saving: Promise<unknown> = Promise.resolve()
  return {
    report: (progress: Progress): void => {
      saving = saving.then(async () => {
        const saved = await saveProgress(db, rehearsalID, JSON.stringify(progress)).catch(() => undefined)
        if (saved?.isRunning === false) isCancelled = true
      })
    },
    check: (): void => {
      if (isCancelled) throw new Stopped()
    },
    end: () => saving,
  }
}

interface RunOptions {
  readonly onProgress?: (progress: Progress) => void
  readonly stopping?: AbortSignal
}

/** Throws when the lock is lost: another rehearsal can begin, and makes the copy anew. */
type CheckLock = () => void

const play = async (
  db: Database,
  rehearsalID: number,
  { onProgress, stopping }: RunOptions,
  checkLock: CheckLock,
): Promise<void> => {
  const started = await startRehearsal(db, rehearsalID)
  if (started === undefined) return
  const fail = (ka: string | null, en: string | null) => endRehearsal(db, rehearsalID, 'failed', null, ka, en)
  const openings = (await listOpenings(db)).map(({ opensAt }) => Date.parse(opensAt))
  const error = checkRehearsal(openings, Date.now())
  const opening = error === null ? await findOpening(db) : null
  if (error !== null || opening === null) {
    const { ka, en } = rehearsalErrorWords[error ?? 'no_opening']
    await fail(ka, en)
    return
  }
  await saveOpening(db, rehearsalID, opening.semesterID, opening.opensAt)
  const progress = createProgress(db, rehearsalID)
  try {
    const { counts, load, rows } = await runRehearsal(db, opening, {
      ...started,
      onProgress: (now) => {
        onProgress?.(now)
        progress.report(now)
      },
      checkStopped: () => {
        progress.check()
        checkLock()
        if (stopping?.aborted === true) throw new Stopped()
      },
    })
    await progress.end()
    const toText = (value: unknown) => JSON.stringify(value)
    await db.transaction(async (tx) => {
      await saveReport(tx, rehearsalID, toText(rows.students), toText(rows.seats), toText(rows.groups))
      await endRehearsal(tx, rehearsalID, 'done', toText({ counts, load }), null, null)
    })
    await deleteOldRehearsals(db)
  } catch (error) {
    await progress.end()
    if (error instanceof Stopped) {
      await endRehearsal(db, rehearsalID, 'broken', null, null, null)
      return
    }
    const { message, name } = error as Error
    if (!(error instanceof StartupError))
      log.error({ rehearsal: rehearsalID, error: name, reason: message }, 'A rehearsal has failed.')
    await fail(message, message)
  }
}

/**
 * Runs a rehearsal that waits, unless another one runs; what comes of it is stored. While it runs, a connection holds the
 * lock by which others see that its process is alive. False when another one runs.
 */
export const runStoredRehearsal = async (
  url: string,
  rehearsalID: number,
  options: RunOptions = {},
): Promise<boolean> => {
  const holder = await openClient(url)
  let isLost = false
  holder.once('end', () => (isLost = true))
  const checkLock = () => {
    if (isLost) throw new Error('the connection that holds the lock was lost')
  }
  const db = openDatabase(url, 2, { logsConnections: false })
  try {
    const { rows } = await holder.query<{ locked: boolean }>(lockRehearsal)
    if (rows[0]?.locked !== true) return false
    await play(db, rehearsalID, options, checkLock)
    return true
  } finally {
    await db.close()
    await holder.end()
  }
}
