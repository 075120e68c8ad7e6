/** Something in the files that cannot be imported. Rows with the same file and cause are reported together. */
export interface BadRow {
  readonly file: string
  /** From 1, the line of the column names; 0 when it is about the whole file. */
  readonly line: number
  /** The error, without the value, so that it is the same text for every row. */
  readonly cause: string
  /** The value in the file. */
  readonly value?: string
}
