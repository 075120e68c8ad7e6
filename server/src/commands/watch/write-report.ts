import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Words } from '#server/records/bad-record.ts'
import type { BadGroup } from '#server/records/collect-bad-records.ts'
import { writeRecords } from '#server/records/containers/write-records.ts'
import type { RecordFile } from '#server/records/record-file.ts'
import { filterRejected, listRejected } from '#server/records/rejected/list-rejected.ts'
import type { TableReport } from '#server/records/report-tables.ts'
import { formatBadGroups, formatNotices, formatRecordsReport } from '../records/format-records-report.ts'

/** Rows of each kind that a report names. */
export const reportedRows = 100

interface Report {
  readonly title: string
  readonly text: Words
  readonly bad?: readonly BadGroup[]
  readonly tables?: readonly TableReport[]
  readonly notices?: readonly BadGroup[]
}

/** Writes what has come of a file beside it, first in Georgian and then in English; a report of an earlier try is replaced. */
export const writeReport = async (
  path: string,
  { title, text, bad = [], tables = [], notices = [] }: Report,
): Promise<void> => {
  const parts = (['ka', 'en'] as const).map((locale) =>
    [
      text[locale],
      '',
      ...formatBadGroups(bad, { maxItems: reportedRows, locale }),
      ...formatNotices(notices, { maxItems: reportedRows, locale }),
      ...formatRecordsReport(tables, { maxItems: reportedRows, locale }),
    ]
      .join('\n')
      .trimEnd(),
  )
  const lines = [title, ...parts].join('\n\n')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.report.txt`, `${lines}\n`, { mode: 0o640 })
}

/** Writes the rows that cannot be imported beside the file, with the reason in both languages. */
export const writeRejected = async (
  path: string,
  files: readonly RecordFile[],
  bad: readonly BadGroup[],
): Promise<void> => {
  if (filterRejected(files, bad).length === 0) return
  const to = `${path}.rejected.zip`
  await mkdir(dirname(path), { recursive: true })
  await rm(to, { force: true })
  await writeRecords(to, listRejected(files, bad, ['ka', 'en']))
}
