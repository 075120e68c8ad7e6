import { join } from 'node:path'
import type { Locale } from '#rules/text/locale.ts'
import { openDatabase, type Connection } from '#server/db/open.ts'
import type { BadGroup } from '#server/records/collect-bad-records.ts'
import { writeRecords } from '#server/records/containers/write-records.ts'
import { filterRejected, listRejected } from '#server/records/rejected/list-rejected.ts'
import { withJobFiles } from '../run/open-job-files.ts'
import { findBad, listFiles } from '../staff-sql.ts'

type StoredGroup = Omit<BadGroup, 'lines'> & Partial<Pick<BadGroup, 'lines'>>

export interface RejectedTask {
  readonly url: string
  readonly filesDir: string
  readonly jobID: number
  readonly locale: Locale
  /** The folder in which the files of the job are opened. */
  readonly folder: string
  /** The folder to write to: the CSV file of one table, or rejected.zip. */
  readonly dir: string
}

const loadBad = async (db: Connection, jobID: number): Promise<readonly BadGroup[]> => {
  const found = await findBad(db, jobID)
  // Of a job of the version before only the first lines are known.
  return ((found?.bad ?? []) as readonly StoredGroup[]).map((group) => ({
    ...group,
    lines: group.lines ?? group.rows.flatMap(({ line }) => [line, line]),
  }))
}

/** Writes the rows of a job that cannot be imported, and returns the names of their tables. */
export const writeRejected = async ({
  url,
  filesDir,
  jobID,
  locale,
  folder,
  dir,
}: RejectedTask): Promise<readonly string[]> => {
  const db = openDatabase(url, 1, { logsConnections: false })
  try {
    const bad = await loadBad(db, jobID)
    if (bad.length === 0) return []
    return await withJobFiles({ filesDir, folder }, await listFiles(db, jobID), async ({ files }) => {
      const rejected = filterRejected(files, bad)
      const path = rejected.length === 1 ? join(dir, 'table') : join(dir, 'rejected.zip')
      await writeRecords(path, listRejected(rejected, bad, [locale]))
      return rejected.map(({ name }) => name)
    })
  } finally {
    await db.close()
  }
}
