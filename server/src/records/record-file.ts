import type { Words } from './bad-record.ts'
import type { CellKind } from './workbook/read-sheet.ts'

/**
 * A file that came from another format and so has only some of the rows and columns of its table. Other rows are left
 * alone, and an empty cell leaves what is stored.
 */
export interface PartialFile {
  /** Columns of which the values are for new rows only. */
  readonly onlyForNew: ReadonlySet<string>
  /** The name of the column that the reader looks for. */
  readonly sourceOf: (column: string) => string
}

export interface RecordRow {
  readonly line: number
  readonly values: readonly string[]
  /** For workbooks: the kinds of cells, by column, that a text column must not accept. */
  readonly kinds?: Readonly<Record<number, CellKind>>
  /** Only of a partial file: the row with this key is to be removed. */
  readonly isGone?: boolean
}

/** A table of the files, as it is read. */
export interface RecordFile {
  /** Of the table. */
  readonly name: string
  /** As the reader knows it: `students.csv`, or `records.xlsx, sheet students`. */
  readonly label: string
  readonly columns: readonly string[]
  readonly partial?: PartialFile
  /** Why the file cannot be read. It has no columns and rows then. */
  readonly refusal?: Words
  /** Its errors are known already, so that it is not read again. */
  readonly isReported?: true
  rows(): AsyncIterable<RecordRow>
}

/** A file with it has only some rows of its table, such as the rejected ones after they were corrected. */
export const reasonColumn = 'reason'

/** Whether rows that the file does not have are left alone. */
export const hasOnlySomeRows = ({ columns, partial }: RecordFile): boolean =>
  partial !== undefined || columns.includes(reasonColumn)
