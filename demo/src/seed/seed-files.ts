import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Connection } from '#server/db/open.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import type { FileContent } from '#demo/files/file-content.ts'
import { insertRows } from './insert-rows.ts'

/** A file as a student would have uploaded it. */
export interface DemoFile extends FileContent {
  readonly created_at: string
}

const columns = {
  id: 'int',
  name: 'text',
  filename: 'text',
  mime: 'text',
  size: 'int',
  created_at: 'timestamptz',
}

/** Its random-looking name in the folder, the same in each run; the same file twice has two names. */
const toStoredName = ({ filename, bytes }: DemoFile, id: number): string =>
  hash('sha256', Buffer.concat([Buffer.from(`${id} ${filename}\n`), bytes])).slice(0, 32)

/**
 * Writes files into the folder with their rows, and gives the rows' ids in order; without a folder only the rows. Files
 * of an interrupted run have no row and are swept.
 */
export const seedFiles = async (
  tx: Connection,
  folder: string | undefined,
  files: readonly DemoFile[],
): Promise<number[]> => {
  const text = 'select coalesce(max(id), 0) as last from stored_file'
  const { last } = (await tx.row<{ last: number }>({ name: '', text }))!
  const rows = files.map((file, nth) => {
    const [id, { filename, mime, bytes, created_at }] = [last + 1 + nth, file]
    return { id, name: toStoredName(file, id), filename, mime, size: bytes.length, created_at }
  })
  await insertRows(tx, 'stored_file', columns, rows)
  if (folder !== undefined) {
    const paths = rows.map(({ name }) => toFilePath(folder, name))
    await Promise.all([...new Set(paths.map(dirname))].map((each) => mkdir(each, { recursive: true })))
    await Promise.all(paths.map((path, nth) => writeFile(path, files[nth]!.bytes, { mode: 0o600 })))
  }
  return rows.map(({ id }) => id)
}
