/** A table of the files, as it is read. */
export interface RecordFile {
  /** Of the table. */
  readonly name: string
  /** As the reader knows it: `students.csv`, or `records.xlsx, sheet students`. */
  readonly label: string
  readonly columns: readonly string[]
  rows(): AsyncIterable<{ readonly line: number; readonly values: readonly string[] }>
}

/** A file with it has only some rows of its table, such as the rejected ones after they were corrected. */
export const reasonColumn = 'reason'
