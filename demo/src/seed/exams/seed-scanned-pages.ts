import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Connection } from '#server/db/open.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { drawPage } from '#demo/exam-papers/draw-page.ts'

const drawnPages = 5

/** Writes drawn pages into the folder of the files, each named by a hash of its content; gives their fileIDs. */
export const seedScannedPages = async (tx: Connection, folder: string, today: string): Promise<number[]> => {
  const drawn = await Promise.all(Array.from({ length: drawnPages }, (_, nth) => drawPage(nth + 1)))
  const rows = drawn.map((bytes, nth) => {
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    return { name, filename: `page-${nth + 1}.jpg`, mime: 'image/jpeg', size: bytes.length, bytes }
  })
  for (const { name, bytes } of rows) {
    const path = toFilePath(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
  const ids: number[] = []
  const text = `insert into stored_file (name, filename, mime, size, created_at) values ($1, $2, $3, $4, $5) returning id`
  for (const { name, filename, mime, size } of rows)
    ids.push(
      (await tx.row<{ id: number }>({ name: '', text }, [
        name,
        filename,
        mime,
        size,
        toInstant(today, '09:00'),
      ]))!.id,
    )
  return ids
}
