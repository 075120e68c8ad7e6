import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { writeZip } from '#server/records/containers/test-files.ts'
import { emptyUniversity } from '#server/records/test-records.ts'
import { watchFolder, type WatchOptions } from './watch-folder.ts'
import type { Step } from './watcher.ts'

/** An empty university with a watched folder. */
export const testWatch = async () => {
  const { url, query } = await emptyUniversity()
  const dir = await mkdtemp(join(tmpdir(), 'portal-watch-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  let stop = new AbortController()
  let ended: Promise<void> = Promise.resolve()
  const list = async (folder = '') =>
    (await readdir(join(dir, folder)).catch(() => []))
      .filter((name) => !/^(done|refused)$/.test(name))
      .toSorted()

  const start = (options: Partial<WatchOptions> = {}) => {
    stop = new AbortController()
    ended = watchFolder({
      url,
      dir,
      filesDir: join(dir, '.files'),
      reportTo: ['registrar@university.example'],
      quietMs: 0,
      pollMs: 20,
      lockMs: 5000,
      signal: stop.signal,
      ...options,
    })
    ended.catch(() => undefined)
    return ended
  }
  const end = async () => {
    stop.abort()
    await ended
  }
  onTestFinished(async () => {
    stop.abort()
    await ended.catch(() => undefined)
  })
  return {
    url,
    dir,
    query,
    list,
    start,
    end,
    /** As a sender that writes elsewhere and renames. */
    send: async (name: string, files: Readonly<Record<string, string>>) =>
      rename(await writeZip(files), join(dir, name)),
    mark: (name: string) => writeFile(join(dir, `${name}.done`), ''),
    /** Ends the watcher after the step, as if it were killed: nothing after it is done. */
    startUntil: async (last: Step) => {
      const own = start({
        onStep: (step) => {
          if (step !== last) return
          stop.abort()
          throw new Error('killed')
        },
      })
      await own
    },
    /** Starts it, and ends it when everything is moved. */
    finish: async (options: Partial<WatchOptions> = {}) => {
      void start(options)
      await vi.waitFor(
        async () => {
          const left = await list()
          const [row] = await query('select count(*)::int as n from watched_file where moved_at is null')
          if (left.length > 0 || row?.['n'] !== 0) throw new Error(`${left.join(', ')} is still there`)
        },
        { timeout: 60_000, interval: 20 },
      )
      await end()
    },
  }
}
