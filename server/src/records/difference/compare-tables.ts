import type pg from 'pg'
import type { BadRecords } from '../collect-bad-records.ts'
import type { ImportedTable } from '../imported-table.ts'
import { createCodes, createStored } from '../sql.ts'
import { allTables } from '../tables/all-tables.ts'
import { hasOnlySomeRows } from '../record-file.ts'
import { isDrawable } from '../tables/checks/is-drawable.ts'
import { words } from '../words.ts'
import {
  completeStaged,
  createDifference,
  createKnown,
  listEmpty,
  listRepeated,
  listUnknown,
  markParts,
} from './sql.ts'

interface Row {
  readonly line: number
  readonly value: string
}

/** The tables that the given ones refer to, and themselves, in the order of `allTables`. */
export const listCoded = (names: readonly string[]): string[] => {
  const referred = allTables
    .filter(({ name }) => names.includes(name))
    .flatMap(({ columns, partOf }) => [
      ...columns.flatMap(({ type }) => (type.kind === 'code' ? [type.of] : [])),
      ...(partOf === undefined ? [] : [partOf.table]),
    ])
  const found = [...new Set([...names, ...referred])]
  return found.length === new Set(names).size
    ? allTables.filter(({ name, code }) => code !== undefined && found.includes(name)).map(({ name }) => name)
    : listCoded(found)
}

const findTable = (name: string) => allTables.find((table) => table.name === name)!

interface Comparison {
  readonly bad: BadRecords
  /** Rows that are imported, but that the reader should know of. */
  readonly notices: BadRecords
  /** Tables whose files cannot be read. References to them are not checked. */
  readonly unreadable: ReadonlySet<string>
  readonly overwrites: boolean
}

/** Compares the staged files with what is stored, in temporary tables, and adds the rows that contradict each other. */
export const compareTables = async (
  client: pg.Client,
  imported: readonly ImportedTable[],
  { bad, notices, unreadable, overwrites }: Comparison,
): Promise<void> => {
  const names = new Set(imported.map(({ table }) => table.name))
  const run = async (text: string | undefined) => {
    if (text !== undefined) await client.query(text)
  }
  const check = async (
    { file }: ImportedTable,
    column: string,
    text: string,
    why: ReturnType<typeof words.missing>,
    found = bad,
  ) => {
    const { rows } = await client.query<Row>(text)
    const named = file.partial?.sourceOf(column) ?? column
    for (const { line, value } of rows)
      found.add({ file: file.label, line, column: named, value, reason: why.reason, repair: why.repair })
  }
  const complete = async (one: ImportedTable) => {
    const { table, file } = one
    if (file.partial === undefined) return
    const absent = table.columns.map(({ name }) => name).filter((name) => !file.columns.includes(name))
    await run(completeStaged(table, new Set([...file.partial.onlyForNew, ...absent])))
    for (const { name, isRequired } of table.columns)
      if (isRequired && !table.key.includes(name))
        await check(one, name, listEmpty(table.name, name), words.missing(file.partial.sourceOf(name)))
  }
  const coded = listCoded([...names])
  for (const name of coded) await run(createCodes(findTable(name)))
  for (const one of imported) {
    const { table, columns, file } = one
    for (const text of table.adjust ?? []) await run(text)
    await check(one, table.key.join(' '), listRepeated(table), words.repeated(table.key))
    await run(createStored(table))
    await complete(one)
    const removes = file.partial !== undefined
    const isPart = table.keepsOthers === true || hasOnlySomeRows(file)
    await run(createDifference(table, columns, { overwrites, isPart, removes }))
    const hasOwner = table.partOf !== undefined && names.has(table.partOf.table)
    if (hasOwner) await run(markParts(table))
    for (const text of table.keepByStudents?.({ overwrites, hasOwner }) ?? []) await run(text)
  }
  for (const name of coded) await run(createKnown(findTable(name), names.has(name)))
  for (const one of imported) {
    for (const { name: column, type } of one.columns)
      if (type.kind === 'code' && !unreadable.has(type.of))
        await check(
          one,
          column,
          listUnknown(one.table.name, column, type.of),
          words.unknownCode(type.of, names.has(type.of)),
        )
    for (const each of one.table.checks ?? [])
      if ((each.needs ?? []).every((needed) => names.has(needed)))
        await check(one, each.column, each.badRows, each)
  }
  if (!bad.isEmpty()) return
  for (const one of imported)
    for (const column of one.table.printed ?? []) {
      const each = isDrawable(one.table.name, column)
      await check(one, column, each.badRows, each, notices)
    }
}
