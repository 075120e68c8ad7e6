import { createReadStream, existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { ExportedTable } from '../export-records.ts'
import { toCsvText, writeFolder } from '../folder/write-folder.ts'
import { toWorkbookFiles } from '../workbook/to-workbook-files.ts'
import { pack, type PackedFile } from './pack-records.ts'

async function* toChunks(read: () => Promise<Buffer>): AsyncGenerator<Uint8Array> {
  yield await read()
}

async function* toCsvFiles(
  tables: AsyncIterable<ExportedTable>,
  names: string[],
): AsyncGenerator<PackedFile> {
  const packed = new Set<string>()
  for await (const table of tables) {
    names.push(table.name)
    yield { name: `${table.name}.csv`, text: toCsvText(table) }
    for (const file of table.attachments ?? []) {
      const { name } = file
      // Several rows can name the same content; a file that is lost from the disk is left out.
      if (packed.has(name) || ('path' in file && !existsSync(file.path))) continue
      packed.add(name)
      yield { name, text: 'read' in file ? toChunks(file.read) : createReadStream(file.path) }
    }
  }
}

async function* listNames(
  tables: AsyncIterable<ExportedTable>,
  names: string[],
): AsyncGenerator<ExportedTable> {
  for await (const table of tables) {
    names.push(table.name)
    yield table
  }
}

/**
 * Writes the tables as a ZIP file of CSV files, as a workbook (.xlsx), or else into a new folder, by the ending of the
 * path; returns their names.
 */
export const writeRecords = async (
  path: string,
  tables: AsyncIterable<ExportedTable>,
): Promise<readonly string[]> => {
  const names: string[] = []
  const extension = extname(path).toLowerCase()
  if (extension === '.zip') await pack(path, toCsvFiles(tables, names))
  else if (extension === '.xlsx') await pack(path, toWorkbookFiles(listNames(tables, names)))
  else return writeFolder(path, tables)
  return names
}
