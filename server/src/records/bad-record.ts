/** A text in both languages. */
export interface Words {
  readonly ka: string
  readonly en: string
}

/** Something in the files that cannot be imported. Rows with the same file, column and reason are reported together. */
export interface BadRecord {
  /** As the reader knows it: `students.csv`, or `records.xlsx, sheet students`. */
  readonly file: string
  /** From 1, the line of the column names; 0 when it is about the whole file. */
  readonly line: number
  /** Empty when it is about the whole row or file. */
  readonly column: string
  readonly value: string
  /** The error, without the value, so that it is the same text for every row. */
  readonly reason: Words
  /** How to fix it. */
  readonly repair: Words
}

/** A file that cannot be read, or not completely. The sentence says what to do. */
export const toUnreadable = (file: string, sentence: Words): BadRecord => ({
  file,
  line: 0,
  column: '',
  value: '',
  reason: sentence,
  repair: { ka: '', en: '' },
})
