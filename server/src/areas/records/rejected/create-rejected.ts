import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#rules/text/locale.ts'
import type { Connection } from '#server/db/open.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import type { BadGroup } from '#server/records/collect-bad-records.ts'
import { writeRecords } from '#server/records/containers/write-records.ts'
import { filterRejected, listRejected } from '#server/records/rejected/list-rejected.ts'
import { withJobFiles } from '../run/open-job-files.ts'
import { findBad, listFiles } from '../staff-sql.ts'

/** The rows of a job that cannot be imported, as a file; several tables are in a ZIP. Refuses with 404 a job without such rows. */
export const createRejected = async (
  db: Connection,
  filesDir: string,
  jobID: number,
  locale: Locale,
): Promise<GeneratedFile> => {
  const bad = requireFound(await findBad(db, jobID), httpWords.fileNotFound).bad as readonly BadGroup[]
  const sent = await listFiles(db, jobID)
  const folder = randomBytes(8).toString('hex')
  return withJobFiles({ filesDir, folder }, sent, async ({ files, dir }) => {
    const rejected = filterRejected(files, bad)
    const [first] = requireFound(rejected.length > 0 ? rejected : undefined, httpWords.fileNotFound)
    const isOne = rejected.length === 1
    // Of each error only the first rows are known.
    const part = bad.some(({ count, rows }) => count > rows.length) ? '-first' : ''
    const path = isOne ? join(dir, 'rejected') : join(dir, 'rejected.zip')
    await writeRecords(path, listRejected(rejected, bad, [locale]))
    return isOne
      ? {
          bytes: await readFile(join(path, `${first!.name}.csv`)),
          filename: `rejected-${first!.name}${part}.csv`,
          mime: 'text/csv; charset=utf-8',
        }
      : { bytes: await readFile(path), filename: `rejected${part}.zip`, mime: 'application/zip' }
  })
}
