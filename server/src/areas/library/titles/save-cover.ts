import { readFile } from 'node:fs/promises'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { coverSize } from '#server/pictures/cover-size.ts'
import { reencodeJpeg } from '#server/pictures/reencode-jpeg.ts'
import { deleteCover, loadTitle, lockTitle, saveCoverRow, type Title } from './staff-sql.ts'

/** The cover of a title as it is shown. */
export const readCover = async (filesDir: string, file: ReceivedFile, staffID: number): Promise<Buffer> =>
  reencodeJpeg(await readFile(toFilePath(filesDir, file.name)), staffID, coverSize)

/** Replaces the cover of a title; null removes it. Refuses with 404 outside the caller's scope. */
export const saveCover = (
  db: Database,
  actor: StaffActor,
  bookID: number,
  jpeg: Buffer | null,
): Promise<Title> =>
  db.transaction(async (tx) => {
    const { staffID, operation } = actor
    const { schoolID } = requireFound(await lockTitle(tx, staffID, operation, bookID), httpWords.notFound)
    const { title: before } = await loadTitle(tx, bookID)
    if (jpeg === null) await deleteCover(tx, bookID)
    else await saveCoverRow(tx, bookID, jpeg)
    const { title: after } = await loadTitle(tx, bookID)
    const { title } = after
    await recordAudit(tx, actor, {
      entity: 'book',
      entityID: bookID,
      schoolID,
      before: { title, cover: before.cover },
      after: { title, cover: after.cover },
    })
    return after
  })
