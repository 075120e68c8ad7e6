import type { BadRow } from './bad-row.ts'

/** The rows that are bad for one cause. */
export interface BadRowGroup {
  readonly file: string
  readonly cause: string
  readonly rows: readonly BadRow[]
}

/** Groups bad rows by file and cause, in the order of the files and of the first line. */
export const groupBadRows = (bad: readonly BadRow[]): BadRowGroup[] => {
  const ordered = bad.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  const groups = Map.groupBy(ordered, ({ file, cause }) => `${file}\n${cause}`)
  return [...groups.values()].flatMap((rows) => {
    const [first] = rows
    return first === undefined ? [] : [{ file: first.file, cause: first.cause, rows }]
  })
}
