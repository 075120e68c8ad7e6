import type * as z from 'zod/mini'
import { findInvisible } from '#rules/text/invisible-characters.ts'
import type { BadRow } from './bad-row.ts'
import { decodeText } from './decode-text.ts'
import { parseCsv } from '#server/csv/parse-csv.ts'
import type { CatalogueFiles } from './read-folder.ts'

/** A row as the schema makes it, and the line where it stands. */
export type TableRow<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape>> & {
  readonly line: number
}

export interface Table<Shape extends z.core.$ZodShape> {
  readonly rows: readonly TableRow<Shape>[]
  /** The values of a column in every row, also in those that are bad; undefined when the file cannot be read. */
  listValues(column: keyof Shape & string): ReadonlySet<string> | undefined
  readonly bad: readonly BadRow[]
  /** Columns that the file has and the schema does not. */
  readonly ignoredColumns: readonly string[]
}

const makeUnreadable = <Shape extends z.core.$ZodShape>(bad: BadRow): Table<Shape> => ({
  rows: [],
  listValues: () => undefined,
  bad: [bad],
  ignoredColumns: [],
})

const listNames = (names: readonly string[]) =>
  `${names.length === 1 ? 'the column' : 'the columns'} ${names.join(', ')}`

/** Why the columns cannot be read, or undefined. */
const checkHead = (head: readonly string[], columns: readonly string[]): string | undefined => {
  const twice = head.filter((name, at) => columns.includes(name) && head.indexOf(name) !== at)
  if (twice.length > 0) return `the first line has ${listNames(twice)} twice`
  const missing = columns.filter((name) => !head.includes(name))
  if (missing.length === 0) return undefined
  return `the first line lacks ${listNames(missing)} (names are separated by commas, semicolons or tabs)`
}

/** Reads a file whose first line has the names of the columns; the schema has a string for each of them. */
export const readTable = <Shape extends z.core.$ZodShape>(
  files: CatalogueFiles,
  file: string,
  schema: z.ZodMiniObject<Shape>,
): Table<Shape> => {
  const bytes = files.get(file)
  if (bytes === undefined) return makeUnreadable({ file, line: 0, cause: 'the file is missing' })
  const decoded = decodeText(bytes)
  if (!('text' in decoded)) return makeUnreadable({ file, ...decoded })
  const parsed = parseCsv(decoded.text)
  if (!('rows' in parsed)) return makeUnreadable({ file, ...parsed })
  const [head, ...body] = parsed.rows
  if (head === undefined) return makeUnreadable({ file, line: 0, cause: 'the file is empty' })
  const columns = Object.keys(schema.def.shape)
  const wrongHead = checkHead(head.cells, columns)
  if (wrongHead !== undefined)
    return makeUnreadable({ file, line: head.line, cause: wrongHead, value: head.cells.join(' | ') })

  const bad: BadRow[] = []
  const rows: TableRow<Shape>[] = []
  const complete = body.filter(({ line, cells }) => {
    if (cells.length === head.cells.length) return true
    const cause = `the row does not have ${head.cells.length} cells like the first line`
    bad.push({ file, line, cause, value: `${cells.length} cells` })
    return false
  })
  const records = complete.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(head.cells.map((name, at) => [name, (cells[at] ?? '').normalize('NFC')])),
  }))
  for (const { line, cells } of records) {
    const unseen = columns.flatMap((column) => {
      const character = findInvisible(cells[column]!)
      return character === null ? [] : [{ column, character }]
    })
    for (const { column, character } of unseen)
      bad.push({
        file,
        line,
        cause: `${column} has an invisible character (${character}): type it again`,
        value: cells[column]!,
      })
    if (unseen.length > 0) continue
    const result = schema.safeParse(cells)
    if (result.success) rows.push({ ...result.data, line })
    else
      for (const { path, message } of result.error.issues) {
        const column = String(path[0])
        bad.push({ file, line, cause: `${column} ${message}`, value: cells[column] ?? '' })
      }
  }
  return {
    rows,
    listValues: (column) => new Set(records.map(({ cells }) => cells[column] ?? '')),
    bad,
    ignoredColumns: head.cells.filter((name) => !columns.includes(name)),
  }
}
