import type { Attachments } from './attachments/list-attachments.ts'
import type { BadGroup } from './collect-bad-records.ts'
import type { Column } from './column.ts'
import type { PreviewCheck } from './preview/preview-check.ts'
import type { RecordFile } from './record-file.ts'
import type { RecordTable } from './record-table.ts'

export interface ImportRecordsOptions {
  readonly dryRun: boolean
  /** How many rows may be removed, when they are over 5 % of a table. */
  readonly allowRemovals: number
  /** Writes what the files say also where it was edited by hand since the last import. */
  readonly overwrites?: boolean
  /** A member of staff, or "command line". */
  readonly madeBy: string
  /** How many rows of each kind the report names. */
  readonly maxItems: number
  /** Errors that the reader of the files has found: nothing is imported then. */
  readonly bad?: readonly BadGroup[]
  /** Rows that the reader of the files left out. */
  readonly notices?: readonly BadGroup[]
  /** Timetable checks to run before and after the import. */
  readonly checks?: readonly PreviewCheck[]
  /** The files that the tables can name; without them only those that are stored. */
  readonly attachments?: Attachments
  /** The folder of uploaded files. */
  readonly filesDir?: string
  readonly onProgress?: (line: string) => void
}

/** A table of an import: its file, and the columns that it has. */
export interface ImportedTable {
  readonly table: RecordTable
  readonly file: RecordFile
  readonly columns: readonly Column[]
}
