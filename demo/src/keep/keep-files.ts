import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Connection } from '#server/db/open.ts'
import { placeOf } from '#server/http/files/place-of.ts'

/** A file as a student would have sent it. */
export interface DemoFile {
  readonly filename: string
  readonly mime: string
  readonly bytes: Buffer
  readonly created_at: string
}

/**
 * Takes the folder of the files (none: only their rows are made) and files; writes them there with their rows, and gives
 * the rows' numbers in order. What a broken run leaves in the folder has no row, and is swept.
 */
export const keepFiles = async (
  tx: Connection,
  folder: string | undefined,
  files: readonly DemoFile[],
): Promise<number[]> => {
  const ids: number[] = []
  for (const { filename, mime, bytes, created_at } of files) {
    const name = createHash('sha256')
      .update(`${filename} ${created_at}`)
      .update(bytes)
      .digest('hex')
      .slice(0, 32)
    if (folder !== undefined) {
      const path = placeOf(folder, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes, { mode: 0o600 })
    }
    const text =
      'insert into stored_file (name, filename, mime, size, created_at) values ($1, $2, $3, $4, $5) returning id'
    const row = await tx.row<{ id: number }>({ name: '', text }, [
      name,
      filename,
      mime,
      bytes.length,
      created_at,
    ])
    ids.push(row!.id)
  }
  return ids
}
