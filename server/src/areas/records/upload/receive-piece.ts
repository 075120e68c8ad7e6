import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { toDiskRefusal } from '#server/http/files/to-disk-refusal.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { writeAlone } from '#server/http/limits/write-alone.ts'
import { writePiece, type ArrivingBytes, type FileStorage } from '#server/http/files/write-piece.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { advanceFile, findFile } from '../staff-sql.ts'
import { words as httpWords } from '#server/http/words.ts'

interface Piece {
  readonly fileID: number
  readonly offset: number
  readonly bytes: Readable
}

const appendPiece = async (
  db: Database,
  storage: FileStorage,
  actor: StaffActor,
  { fileID, offset }: Piece,
  arriving: ArrivingBytes,
): Promise<{ received: number; is_complete: boolean }> => {
  const { staffID } = actor
  const file = requireFound(await findFile(db, staffID, fileID), httpWords.noSuchUpload)
  const { name, filename, size, received, jobID } = file
  if (received !== offset) throw new Refusal(httpWords.wrongOffset, { received })
  if (received === size) return { received, is_complete: true }
  const { end, isTooLong } = await writePiece(storage, file, arriving).catch((error: unknown) => {
    throw toDiskRefusal(error)
  })
  if (isTooLong) throw new Refusal(httpWords.tooManyBytes, { file: filename })
  const isAdvanced = await db.transaction(async (tx) => {
    if ((await advanceFile(tx, fileID, received, end)) === undefined) return false
    if (end === size)
      await recordAudit(tx, actor, {
        entity: 'record_file',
        entityID: jobID,
        before: null,
        after: { filename, size },
      })
    return true
  })
  if (isAdvanced) return { received: end, is_complete: end === size }
  const now = await findFile(db, staffID, fileID)
  // Deleted in the meantime: the bytes written since go too.
  if (now === undefined) await rm(toFilePath(storage.folder, name), { force: true })
  throw now === undefined
    ? new Refusal(httpWords.noSuchUpload)
    : new Refusal(httpWords.wrongOffset, { received: now.received })
}

/**
 * Appends the bytes at the offset and returns the new length of the file. The complete upload is audited. Refuses with 409
 * while another request writes the file.
 */
export const receivePiece = (
  db: Database,
  storage: FileStorage,
  actor: StaffActor,
  piece: Piece,
): Promise<{ received: number; is_complete: boolean }> =>
  writeAlone(db, `staff ${actor.staffID} ${piece.fileID}`, piece.bytes, (onBytes) =>
    appendPiece(db, storage, actor, piece, { bytes: piece.bytes, onBytes }),
  )
