import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Database } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { removeCopy } from '#server/rehearsal/copy/make-copy.ts'
import { findDue, markBroken } from '#server/rehearsal/report/sql.ts'

/** A rehearsal begins so late at most (ms). */
const checkEveryMs = 2000

/**
 * Runs rehearsals in a process of their own, so that they do not hold up the portal's; until the returned function is
 * called, which breaks off the one that runs.
 */
export const runRehearsalsOnTime = (db: Database): (() => Promise<void>) => {
  let child: ChildProcess | undefined
  let isStopped = false
  const runNext = async (): Promise<void> => {
    // Its process has died and left its copy behind.
    if ((await markBroken(db)).length > 0) await removeCopy(db.url)
    const due = await findDue(db)
    if (due === undefined || isStopped) return
    child = spawn(
      process.execPath,
      [
        ...process.execArgv,
        join(env.root, 'server/src/commands/rehearsal.ts'),
        '--stored',
        String(due.rehearsalID),
      ],
      { env: { ...env.all, DATABASE_URL: db.url }, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    await once(child, 'exit')
    child = undefined
  }
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= runNext()
      .catch(({ message }: Error) =>
        log.warn({ reason: message }, 'Rehearsals could not be looked for; it is tried again.'),
      )
      .finally(() => (running = undefined))
  }, checkEveryMs)
  return async () => {
    isStopped = true
    clearInterval(timer)
    child?.kill('SIGTERM')
    await running
  }
}
