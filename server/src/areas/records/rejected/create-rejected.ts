import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#rules/text/locale.ts'
import type { Connection } from '#server/db/open.ts'
import type { OpenedFile } from '#server/http/files/send-file.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import type { BadGroup } from '#server/records/collect-bad-records.ts'
import { writeRecords } from '#server/records/containers/write-records.ts'
import { filterRejected, listRejected } from '#server/records/rejected/list-rejected.ts'
import { withJobFiles } from '../run/open-job-files.ts'
import { findBad, listFiles } from '../staff-sql.ts'

type StoredGroup = Omit<BadGroup, 'lines'> & Partial<Pick<BadGroup, 'lines'>>

/** The rows of a job that cannot be imported, as a file; several tables are in a ZIP. Refuses with 404 a job without such rows; `checkTables` may refuse for the tables that have some. */
export const createRejected = async (
  db: Connection,
  filesDir: string,
  jobID: number,
  locale: Locale,
  checkTables: (tables: readonly string[]) => Promise<void>,
): Promise<OpenedFile> => {
  const found = requireFound(await findBad(db, jobID), httpWords.fileNotFound).bad
  // Of a job of the version before only the first lines are known.
  const bad = (found as readonly StoredGroup[]).map((group) => ({
    ...group,
    lines: group.lines ?? group.rows.flatMap(({ line }) => [line, line]),
  }))
  const sent = await listFiles(db, jobID)
  const folder = randomBytes(8).toString('hex')
  return withJobFiles({ filesDir, folder }, sent, async ({ files, dir }) => {
    const rejected = filterRejected(files, bad)
    const [first] = requireFound(rejected.length > 0 ? rejected : undefined, httpWords.fileNotFound)
    await checkTables(rejected.map(({ name }) => name))
    const isOne = rejected.length === 1
    const path = isOne ? join(dir, 'rejected') : join(dir, 'rejected.zip')
    await writeRecords(path, listRejected(rejected, bad, [locale]))
    // The folder goes when this ends; an open file can be read all the same.
    return isOne
      ? {
          handle: await open(join(path, `${first!.name}.csv`)),
          filename: `rejected-${first!.name}.csv`,
          mime: 'text/csv; charset=utf-8',
        }
      : { handle: await open(path), filename: 'rejected.zip', mime: 'application/zip' }
  })
}
