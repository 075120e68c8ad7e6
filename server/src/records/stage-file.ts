import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ReadAttachments } from './attachments/read-attachments.ts'
import { toUnreadable } from './bad-record.ts'
import type { BadRecords } from './collect-bad-records.ts'
import type { Column } from './column.ts'
import { findNearest } from './known-names.ts'
import { readValue } from './read-value.ts'
import { reasonColumn, type RecordFile, type RecordRow } from './record-file.ts'
import { RefusedRecords } from './refused-records.ts'
import type { RecordTable } from './record-table.ts'
import { analyzeStaged, copyStaged, createGone, createStaged, insertGone } from './sql.ts'
import { words } from './words.ts'

const chunkChars = 64 * 1024

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escapeCopy = (value: string) =>
  /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character]!) : value

/** The columns of the table that the file has; undefined when its rows cannot be told apart by them. */
export const findColumns = (
  table: RecordTable,
  { columns, label, partial }: RecordFile,
  bad: BadRecords,
): readonly Column[] | undefined => {
  const known = table.columns.map(({ name }) => name)
  const refuse = (column: string, why: ReturnType<typeof words.repeatedColumn>) =>
    bad.add({ file: label, line: 1, column, value: column, ...why })
  if (partial !== undefined) return table.columns.filter(({ name }) => columns.includes(name))
  const repeated = columns.filter((column, at) => columns.indexOf(column) !== at)
  const unknown = columns.filter((column) => !known.includes(column) && column !== reasonColumn)
  const missing = table.columns.filter(({ name, isRequired }) => isRequired && !columns.includes(name))
  for (const column of new Set(repeated)) refuse(column, words.repeatedColumn())
  for (const column of new Set(unknown))
    refuse(column, words.unknownColumn(known, findNearest(column, known)))
  for (const { name } of missing) refuse(name, words.missingColumn(name))
  // The mistakes of the other columns are listed in the same run.
  if (missing.some(({ name }) => table.key.includes(name))) return undefined
  return table.columns.filter(({ name, isImplied }) => columns.includes(name) || isImplied)
}

interface Staging {
  readonly table: RecordTable
  readonly file: RecordFile
  readonly bad: BadRecords
  readonly attachments: ReadAttachments
}

type Keys = string[][]

/** Yields the rows. If the file is unreadable from some line on, that is added to the bad records. */
async function* readRows({ file, bad }: Staging, onBroken: () => void): AsyncGenerator<RecordRow> {
  try {
    yield* file.rows()
  } catch (error) {
    if (!(error instanceof RefusedRecords)) throw error
    bad.add(toUnreadable(file.label, error.words))
    onBroken()
  }
}

async function* readLines(staging: Staging, gone: Keys, onBroken: () => void): AsyncGenerator<string> {
  const { table, file, bad, attachments } = staging
  const { partial } = file
  const places = table.columns.map((column) => ({ column, at: file.columns.indexOf(column.name) }))
  const keyPlaces = table.key.map((name) => file.columns.indexOf(name))
  let chunk = ''
  for await (const { line, values, isGone, kinds } of readRows(staging, onBroken)) {
    if (isGone) {
      gone.push(keyPlaces.map((at) => values[at] ?? ''))
      continue
    }
    const report = (column: string, value: string, why: ReturnType<typeof words.tooManyCells>) =>
      bad.add({ file: file.label, line, column: partial?.sourceOf(column) ?? column, value, ...why })
    if (values.slice(file.columns.length).some((value) => value !== ''))
      report('', values.join(' '), words.tooManyCells())
    const cells: string[] = []
    for (const { column, at } of places) {
      const cell = values[at] ?? ''
      // Of a part of a table what is stored, or the default, stands for an empty value later.
      const isLeft = partial !== undefined && (at === -1 || (cell === '' && !table.key.includes(column.name)))
      let read = isLeft ? { value: '' } : at === -1 ? { value: column.byDefault } : readValue(cell, column)
      if (column.type.kind === 'file' && 'value' in read && read.value !== '')
        read = await attachments.read(read.value, column.type)
      const kind = kinds?.[at]
      if (kind !== undefined && (column.type.kind === 'text' || column.type.kind === 'code'))
        read = words.typedCell[kind]()
      if (!('value' in read)) report(column.name, cell, read)
      // The other checks of the row take the file as given.
      const isRefusedFile = column.type.kind === 'file' && !('value' in read)
      if (isRefusedFile) attachments.refused.add(cell.trim())
      cells.push('value' in read ? escapeCopy(read.value) : isRefusedFile ? escapeCopy(cell.trim()) : '')
    }
    chunk += `${line}\t${cells.join('\t')}\n`
    if (chunk.length >= chunkChars) {
      yield chunk
      chunk = ''
    }
  }
  if (chunk !== '') yield chunk
}

/**
 * Copies the rows of a file into a temporary table. Unreadable values become null and are added to the bad records. Returns
 * whether the whole file could be read.
 */
export const stageFile = async (client: pg.Client, staging: Staging): Promise<boolean> => {
  const { table } = staging
  await client.query(createStaged(table))
  const copy = client.query(copyFrom(copyStaged(table)))
  const isDone = finished(copy)
  const gone: Keys = []
  let isWhole = true
  try {
    for await (const chunk of readLines(staging, gone, () => (isWhole = false)))
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), isDone])
    copy.end()
  } catch (error) {
    copy.destroy(error as Error)
    await isDone.catch(() => undefined)
    throw error
  }
  await isDone
  if (staging.file.partial !== undefined) {
    await client.query(createGone(table))
    await client.query(insertGone(table), [JSON.stringify(gone)])
  }
  await client.query(analyzeStaged(table))
  return isWhole
}
