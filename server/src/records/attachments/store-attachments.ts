import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type pg from 'pg'
import { openClient } from '#server/db/connection/open-client.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import type { BadRecords } from '../collect-bad-records.ts'
import type { Column } from '../column.ts'
import type { ImportedTable } from '../imported-table.ts'
import type { RecordTable } from '../record-table.ts'
import { words } from '../words.ts'
import { hashFile, type ReadAttachments } from './read-attachments.ts'
import { readPicture } from './read-picture.ts'
import {
  createFiles,
  insertFile,
  insertPicture,
  listStoredFiles,
  listStoredPictures,
  listUnhashed,
  listWantedFiles,
  loadPicture,
  saveHash,
} from './sql.ts'

const isPicture = ({ type }: Column) => type.kind === 'file' && type.picture !== undefined
const listFileColumns = (columns: readonly Column[]) => columns.filter(({ type }) => type.kind === 'file')
const listStoredColumns = (columns: readonly Column[]) =>
  listFileColumns(columns).filter((column) => !isPicture(column))

interface WantedFile {
  readonly line: number
  readonly value: string
}

const listWanted = async (client: pg.Client, { table, columns }: ImportedTable) => {
  const wanted: (WantedFile & { readonly column: string })[] = []
  for (const column of listFileColumns(columns)) {
    const { rows } = await client.query<WantedFile>(listWantedFiles(table, column))
    wanted.push(...rows.map((row) => ({ ...row, column: column.name })))
  }
  return wanted
}

/** Every new or changed file must be in the delivery; one that stays as it is stored need not. */
export const checkAttachments = async (
  client: pg.Client,
  imported: readonly ImportedTable[],
  { found, refused }: ReadAttachments,
  bad: BadRecords,
): Promise<void> => {
  for (const one of imported)
    for (const { line, value, column } of await listWanted(client, one))
      if (!found.has(value) && !refused.has(value))
        bad.add({ file: one.file.label, line, column, value, ...words.missingFile() })
}

const copy = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
  const file = await open(to, 'r+')
  try {
    await file.chmod(0o600)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** Stores the new and changed files with their rows; the returned function deletes them when the import is not saved. */
export const storeAttachments = async (
  client: pg.Client,
  imported: readonly ImportedTable[],
  { found }: ReadAttachments,
  filesDir: string | undefined,
): Promise<() => Promise<void>> => {
  const stored: string[] = []
  const remove = async () => {
    for (const path of stored) await rm(path, { force: true })
  }
  await client.query(createFiles)
  try {
    for (const one of imported)
      for (const { line, value, column } of await listWanted(client, one)) {
        const { path, filename, mime, size, sha256, picture } = found.get(value)!
        if (picture) {
          await client.query(insertPicture, [await readPicture(path, picture), one.table.name, column, line])
          continue
        }
        const name = randomBytes(16).toString('hex')
        if (filesDir === undefined) throw new Error('an import with files needs the folder of uploaded files')
        const to = toFilePath(filesDir, name)
        stored.push(to)
        await copy(path, to)
        await client.query(insertFile, [name, filename, mime, size, sha256, one.table.name, column, line])
      }
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

/** Hashes stored files of the tables that were not needed before, so that they can be compared; one that is gone is left out. */
export const hashStoredFiles = async (
  url: string,
  tables: readonly RecordTable[],
  filesDir: string | undefined,
): Promise<void> => {
  const withFiles = tables.filter(({ columns }) => listStoredColumns(columns).length > 0)
  if (filesDir === undefined || withFiles.length === 0) return
  const client = await openClient(url)
  try {
    for (const table of withFiles)
      for (const column of listStoredColumns(table.columns)) {
        const { rows } = await client.query<{ id: number; name: string }>(listUnhashed(table, column))
        for (const { id, name } of rows) {
          const sha256 = await hashFile(toFilePath(filesDir, name)).catch(() => undefined)
          if (sha256 !== undefined) await client.query(saveHash, [id, sha256])
        }
      }
  } finally {
    await client.end()
  }
}

/** A file of an export: its name in it, and where it lies, or how its bytes are read between two tables. */
export type ExportedFile = { readonly name: string } & (
  | { readonly path: string }
  | { readonly read: () => Promise<Buffer> }
)

export const listExportedFiles = async (
  client: pg.Client,
  table: RecordTable,
  filesDir: string | undefined,
): Promise<ExportedFile[]> => {
  const files: ExportedFile[] = []
  for (const column of listFileColumns(table.columns).filter(isPicture)) {
    const { rows } = await client.query<{ value: string; id: string }>(listStoredPictures(table, column))
    const read = async (id: string) =>
      (await client.query<{ jpeg: Buffer }>(loadPicture(table, column), [id])).rows[0]!.jpeg
    files.push(...rows.map(({ value, id }) => ({ name: value, read: () => read(id) })))
  }
  if (filesDir === undefined) return files
  for (const column of listStoredColumns(table.columns)) {
    const { rows } = await client.query<{ value: string; name: string }>(listStoredFiles(table, column))
    files.push(...rows.map(({ value, name }) => ({ name: value, path: toFilePath(filesDir, name) })))
  }
  return files
}
