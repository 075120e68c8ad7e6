import type pg from 'pg'
import { createFiles } from '../attachments/sql.ts'
import { markUsed } from '../apply/removal/sql.ts'
import { createRows } from '../apply/sql.ts'
import type { ImportedTable } from '../imported-table.ts'
import { listParts } from '../list-parts.ts'
import type { RecordTable } from '../record-table.ts'
import { listReferences, type Reference } from '../sql.ts'
import { allTables } from '../tables/all-tables.ts'
import { countDropped, createBatch, createDropped, dropBatch, insertDroppedParts } from './plan-sql.ts'

/** Rows that refer to rows of their own table go one level at a time. */
const maxLevels = 50
/** As an import: what a later table lets go of, an earlier one may hold only until the second time. */
const sweeps = 2

/**
 * Finds out for a dry run which of the rows that the files no longer have would be removed, and which are kept because
 * something refers to them; without writing anything but temporary tables, so that nobody waits.
 */
export const planRemovals = async (client: pg.Client, imported: readonly ImportedTable[]): Promise<void> => {
  const run = (text: string) => client.query(text)
  const dropParts = async (table: RecordTable, from: string): Promise<void> => {
    for (const part of allTables.filter(({ partOf }) => partOf?.table === table.name)) {
      const found = insertDroppedParts(part, from)
      await run(found.text)
      await dropParts(part, found.name)
    }
  }
  const remove = async ({ table }: ImportedTable): Promise<void> => {
    const { rows: references } = await client.query<Reference>(listReferences, [table.relation])
    for (let level = 0; level < maxLevels; level += 1) {
      await run(createBatch(table, references, listParts(table), imported))
      const { rows } = await client.query<{ n: number }>(countDropped)
      if (rows[0]!.n === 0) return
      await run(dropBatch(table))
      await dropParts(table, 'rec_batch')
    }
  }
  await run(createDropped)
  // The rows are made of files that are not stored in a dry run.
  await run(createFiles)
  for (const { table, columns } of imported) await run(createRows(table, columns))
  for (let sweep = 0; sweep < sweeps; sweep += 1) for (const one of imported.toReversed()) await remove(one)
  for (const { table } of imported) await run(markUsed(table))
}
