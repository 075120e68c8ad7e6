import type { Database } from '#server/db/open.ts'
import { saveProgress } from './sql.ts'

interface Progress {
  readonly step: 'reading' | 'comparing' | 'writing'
  readonly item: string | null
  readonly done: number
  readonly total: number
}

/** Saves how far a job is, in the order of the reports. A report that fails is left out: the next one says more. */
export const createProgress = (db: Database, jobID: number) => {
  let saving: Promise<unknown> = Promise.resolve()
  return {
    report: (progress: Progress): void => {
      saving = saving.then(() => saveProgress(db, jobID, JSON.stringify(progress)).catch(() => undefined))
    },
    /** After the last report: a later one would not find the job running. */
    end: () => saving,
  }
}

/** The engine's progress in numbers: files are read, then tables are written. */
export const toProgress = (line: string, files: number, nth: number): Progress => {
  const [verb = '', ...rest] = line.split(' ')
  const item = rest.join(' ') || null
  if (verb === 'reading') return { step: 'reading', item, done: nth, total: files }
  return { step: verb === 'writing' ? 'writing' : 'comparing', item, done: 0, total: 0 }
}
