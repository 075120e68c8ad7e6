import type pg from 'pg'
import { openClient } from '#server/db/connection/open-client.ts'
import { hashStoredFiles, listExportedFiles, type ExportedFile } from './attachments/store-attachments.ts'
import { listCoded } from './difference/compare-tables.ts'
import type { RecordTable } from './record-table.ts'
import {
  beginSnapshot,
  closeStored,
  createCodes,
  createStored,
  fetchStored,
  openStored,
  rollback,
  setTimeZone,
} from './sql.ts'
import { allTables } from './tables/all-tables.ts'

/** A table as it is written into a file. */
export interface ExportedTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: AsyncIterable<readonly string[]>
  /** Files that its rows name. */
  readonly attachments?: readonly ExportedFile[]
}

async function* readRows(client: pg.Client, table: RecordTable): AsyncGenerator<readonly string[]> {
  await client.query(openStored(table))
  for (;;) {
    const { rows } = await client.query<string[]>({ text: fetchStored, rowMode: 'array' })
    if (rows.length === 0) break
    yield* rows
  }
  await client.query(closeStored)
}

/** The stored records, all as they are at one moment; `only` are names of tables. Without `filesDir`, the folder of uploaded files, no files are among them. The rows of a table are read before the next one. */
export async function* exportRecords(
  url: string,
  { only, filesDir }: { readonly only?: readonly string[] | undefined; readonly filesDir?: string } = {},
): AsyncGenerator<ExportedTable> {
  const tables = allTables.filter(({ name }) => only === undefined || only.includes(name))
  await hashStoredFiles(url, tables, filesDir)
  const client = await openClient(url)
  try {
    await client.query(beginSnapshot)
    await client.query(setTimeZone)
    for (const name of listCoded(tables.map((table) => table.name)))
      await client.query(createCodes(allTables.find((table) => table.name === name)!))
    for (const table of tables) {
      await client.query(createStored(table))
      yield {
        name: table.name,
        columns: table.columns.map((column) => column.name),
        rows: readRows(client, table),
        attachments: await listExportedFiles(client, table, filesDir),
      }
    }
    await client.query(rollback)
  } finally {
    await client.end()
  }
}
