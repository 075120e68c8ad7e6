import type pg from 'pg'
import { listParts } from '../list-parts.ts'
import type { RecordTable } from '../record-table.ts'
import type { ImportedTable, ImportRecordsOptions } from '../imported-table.ts'
import { allTables } from '../tables/all-tables.ts'
import { listReferences, setActor, type Reference } from '../sql.ts'
import {
  createRows,
  deleteOldChanges,
  freeValues,
  insertCodes,
  insertImport,
  insertRows,
  listChangedColumns,
  recordAdded,
  recordChanged,
  saveHashes,
  updateRows,
} from './sql.ts'
import {
  closeRows,
  countDeleteSteps,
  countUnused,
  createUnused,
  deleteUnused,
  markUsed,
} from './removal/sql.ts'

/** Rows that refer to rows of their own table go one level at a time. */
const maxLevels = 50

const createWriter = (client: pg.Client, importID: number) => {
  let steps = 0
  const references = new Map<string, Reference[]>()
  const run = async (text: string | undefined) => {
    if (text !== undefined) await client.query(text)
  }
  const nextStep = (count = 1) => {
    steps += count
    return steps - count
  }
  const loadReferences = async (relation: string): Promise<Reference[]> => {
    const known = references.get(relation)
    if (known) return known
    const { rows } = await client.query<Reference>(listReferences, [relation])
    references.set(relation, rows)
    return rows
  }
  const listChanged = async ({ name }: RecordTable) =>
    (await client.query<{ column: string }>(listChangedColumns(name))).rows.map(({ column }) => column)
  return {
    run,
    nextStep,
    /** Deletes the rows that the file no longer has and nothing refers to. */
    remove: async ({ table }: ImportedTable): Promise<void> => {
      const parts = listParts(table)
      for (let level = 0; level < maxLevels; level += 1) {
        await run(createUnused(table, await loadReferences(table.relation), parts))
        const { rows } = await client.query<{ n: number }>(countUnused)
        if (rows[0]!.n === 0) return
        for (const text of deleteUnused(table, parts, importID, nextStep(countDeleteSteps(parts))))
          await run(text)
      }
    },
    /** Records what is about to change, and frees what must be unique. */
    begin: async ({ table, columns }: ImportedTable): Promise<void> => {
      await run(createRows(table, columns))
      // Undone in the opposite order: first nothing may refer to the added rows any more.
      await run(recordAdded(table, importID, nextStep()))
      const changed = await listChanged(table)
      if (changed.length > 0) await run(recordChanged(table, columns, changed, importID, nextStep()))
      for (const text of freeValues(table)) await run(text)
    },
    write: async ({ table, columns, file }: ImportedTable): Promise<void> => {
      await run(insertRows(table, columns))
      await run(insertCodes(table))
      await run(updateRows(table, columns, await listChanged(table)))
      await run(saveHashes(table, columns, file.partial !== undefined))
    },
  }
}

/** The tables whose statements before and after the import are run: those of the import, and what they are part of. */
const listTouched = (imported: readonly ImportedTable[]) => {
  const names = new Set(imported.flatMap(({ table }) => [table.name, table.partOf?.table]))
  return allTables.filter(({ name }) => names.has(name))
}

/** Writes the differences in the order of the tables; returns the number of the import. */
export const applyTables = async (
  client: pg.Client,
  imported: readonly ImportedTable[],
  { madeBy, onProgress = () => undefined }: Pick<ImportRecordsOptions, 'madeBy' | 'onProgress'>,
): Promise<number> => {
  const made = await client.query<{ id: number }>(insertImport, [
    madeBy,
    imported.map(({ file }) => file.label),
  ])
  const importID = made.rows[0]!.id
  await client.query(deleteOldChanges, [importID])
  await client.query(setActor, [madeBy, `import ${importID}`])
  const { run, nextStep, begin, remove, write } = createWriter(client, importID)
  const touched = listTouched(imported)
  for (const { before = [] } of touched) for (const text of before) await run(text)
  for (const one of imported) await begin(one)
  // First what nothing refers to, so that a new row can take its place; then what nothing refers to any more.
  for (const one of imported.toReversed()) await remove(one)
  for (const one of imported) {
    onProgress(`writing ${one.table.name}`)
    await write(one)
  }
  for (const one of imported.toReversed()) await remove(one)
  for (const { table } of imported) {
    await run(markUsed(table))
    for (const text of closeRows(table, importID, nextStep())) await run(text)
  }
  for (const { after } of touched) for (const text of after?.(importID, nextStep()) ?? []) await run(text)
  return importID
}
