import { isCalendarDay } from '#rules/time/is-calendar-day.ts'
import type { BadRecords } from '../collect-bad-records.ts'
import type { RecordFile } from '../record-file.ts'
import { toUnreadable } from '../bad-record.ts'
import { RefusedRecords } from '../refused-records.ts'
import type { CellKind } from '../workbook/read-sheet.ts'
import { binding, metadataPrefix, type OneRosterName } from './binding.ts'
import { words as recordWords } from '../words.ts'
import { words } from './words.ts'

/** A row of a file of OneRoster. */
export interface OneRosterRow {
  readonly line: number
  readonly id: string
  /** Of status `tobedeleted`. */
  readonly isGone: boolean
  /** The value of a column; empty where the file has no such column. */
  readonly get: (column: string) => string
  /** The type of the workbook cell, if a column of texts must not take it. */
  readonly kindOf: (column: string) => CellKind | undefined
}

/** A file of OneRoster whose columns are those of the binding. */
export interface OneRosterFile {
  readonly name: OneRosterName
  readonly label: string
  readonly hasColumn: (column: string) => boolean
  readonly rows: () => AsyncIterable<OneRosterRow>
}

export const metadata = (column: string) => `${metadataPrefix}${column}`

/** The file, unless it lacks a column without which it says nothing; other columns of the binding can be absent. */
export const toOneRosterFile = (
  file: RecordFile,
  name: OneRosterName,
  bad: BadRecords,
): OneRosterFile | undefined => {
  const places = new Map(file.columns.map((column, at) => [column, at]))
  const missing = binding[name].filter((field) => field.isRequired && !places.has(field.name))
  for (const { name: column } of missing)
    bad.add({ file: file.label, line: 1, column, value: column, ...words.missingColumn(column) })
  if (missing.length > 0) return undefined
  return {
    name,
    label: file.label,
    hasColumn: (column) => places.has(column),
    rows: async function* () {
      for await (const { line, values, kinds } of file.rows()) {
        const get = (column: string) => values[places.get(column) ?? -1] ?? ''
        const kindOf = (column: string) => kinds?.[places.get(column) ?? -1]
        yield { line, id: get('sourcedId'), isGone: get('status') === 'tobedeleted', get, kindOf }
      }
    },
  }
}

/** Pairs of columns for the first and the last day. */
const periods = [
  ['startDate', 'endDate'],
  ['beginDate', 'endDate'],
] as const

const textKinds = new Set(['string', 'strings', 'ref', 'refs', 'enum'])

/** The sourcedIds of each file that has been read. */
export type KnownIDs = Map<OneRosterName, ReadonlySet<string>>

export const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** The rows before the place from which the file cannot be read. */
export async function* readToBreak<Row>(
  file: { readonly rows: () => AsyncIterable<Row> },
  onBroken: (words: RefusedRecords['words']) => void,
): AsyncGenerator<Row> {
  try {
    yield* file.rows()
  } catch (error) {
    if (!(error instanceof RefusedRecords)) throw error
    onBroken(error.words)
  }
}

/**
 * Reads the file once and checks that each row has the required values, allowed values, a unique id, and references to
 * existing rows. Numbers are checked later, with the records. Adds the ids to the known ones, and returns whether the file
 * could be read to its end.
 */
export const checkRows = async (
  file: OneRosterFile,
  known: KnownIDs,
  bad: BadRecords,
  onRow: (row: OneRosterRow) => void,
): Promise<boolean> => {
  const ids = new Set<string>()
  const fields = binding[file.name]
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const ownReferences: { line: number; column: string; id: string }[] = []
  let isWhole = true
  const rows = readToBreak(file, (words) => {
    isWhole = false
    bad.add(toUnreadable(file.label, words))
  })
  for await (const row of rows) {
    const report = (column: string, value: string, why: ReturnType<typeof words.repeatedID>) =>
      bad.add({ file: file.label, line: row.line, column, value, ...why })
    // Of a row to be removed only the key counts.
    for (const column of row.isGone ? ['sourcedId'] : required)
      if (row.get(column) === '') report(column, '', words.empty(column))
    for (const { name, type } of fields) {
      const value = row.get(name)
      const kind = textKinds.has(type.kind) ? row.kindOf(name) : undefined
      if (kind !== undefined) report(name, value, recordWords.typedCell[kind]())
      if (value === '' || (row.isGone && name !== 'status')) continue
      if (type.kind === 'enum') {
        const isExtended = value.startsWith('ext:') && name !== 'status'
        if (!type.values.includes(value) && !isExtended) report(name, value, words.notAllowed(type.values))
      } else if (type.kind === 'date') {
        if (!isCalendarDay(value)) report(name, value, recordWords.notDate())
      } else if (type.kind === 'boolean') {
        if (!/^(true|false)$/i.test(value)) report(name, value, words.notAllowed(['true', 'false']))
      } else if (type.kind === 'ref' || type.kind === 'refs') {
        const referred = type.kind === 'ref' ? [value] : splitList(value)
        if (type.file === file.name)
          ownReferences.push(...referred.map((id) => ({ line: row.line, column: name, id })))
        else
          for (const id of referred)
            if (known.get(type.file)?.has(id) === false) report(name, id, words.unknownID(type.file))
      }
    }
    for (const [from, to] of row.isGone ? [] : periods)
      if (row.get(to) !== '' && row.get(to) < row.get(from))
        report(to, row.get(to), words.endBeforeBegin(from))
    if (row.id !== '' && ids.has(row.id)) report('sourcedId', row.id, words.repeatedID())
    // A part of a text keeps the whole text, here that of the file.
    ids.add(Buffer.from(row.id).toString())
    onRow(row)
  }
  // The content of the missing rows is not known.
  if (!isWhole) return false
  for (const { line, column, id } of ownReferences)
    if (!ids.has(id)) bad.add({ file: file.label, line, column, value: id, ...words.unknownID(file.name) })
  known.set(file.name, ids)
  return true
}
