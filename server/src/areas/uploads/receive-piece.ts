import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { uploads } from '#contract/account/uploads.ts'
import type { Database } from '#server/db/open.ts'
import { detectMimeType } from '#server/http/files/file-kinds.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { toDiskRefusal } from '#server/http/files/to-disk-refusal.ts'
import { getExtension } from '#server/http/files/sanitize-file-name.ts'
import { writeAlone } from '#server/http/limits/write-alone.ts'
import { writePiece, type ArrivingBytes, type FileStorage } from '#server/http/files/write-piece.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { advanceUpload, completeUpload, deleteUpload, findUpload, type Upload } from './sql.ts'

const copyFlushed = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to)
  const copy = await open(to, 'r+')
  await copy.sync().finally(() => copy.close())
}

/**
 * Checks the type of a complete file. It is copied to another name first, so that a request which still
 * writes to the first one cannot change the file after the check.
 */
const finishUpload = async (
  db: Database,
  { folder, requireSpace }: FileStorage,
  studentID: number,
  upload: Upload,
): Promise<void> => {
  const { uploadID, name, filename } = upload
  const next = randomBytes(16).toString('hex')
  const [from, to] = [toFilePath(folder, name), toFilePath(folder, next)]
  await mkdir(dirname(to), { recursive: true })
  await requireSpace(upload.size)
  await copyFlushed(from, to).catch(async (error: unknown) => {
    await rm(to, { force: true })
    throw toDiskRefusal(error)
  })
  const mime = await detectMimeType(to, getExtension(filename))
  if (mime !== null && (await completeUpload(db, upload, next, mime))) return rm(from, { force: true })
  await rm(to, { force: true })
  // A concurrent request has completed it.
  if (mime !== null) return
  await deleteUpload(db, studentID, uploadID)
  await rm(from, { force: true })
  throw new Refusal(httpWords.wrongFile, { file: filename, types: getExtension(filename) })
}

interface Piece {
  readonly id: number
  readonly offset: number
  readonly bytes: Readable
}

const appendPiece = async (
  db: Database,
  storage: FileStorage,
  studentID: number,
  { id, offset }: Piece,
  arriving: ArrivingBytes,
): Promise<z.input<typeof uploads.piece.reply>> => {
  const upload = requireFound(await findUpload(db, studentID, id), httpWords.noSuchUpload)
  const { uploadID, name, filename, size, received, mime } = upload
  if (received !== offset) throw new Refusal(httpWords.wrongOffset, { received })
  if (mime !== null) return { uploadID, received, is_complete: true }
  const path = toFilePath(storage.folder, name)
  const { end, isTooLong } = await writePiece(storage, upload, arriving).catch((error: unknown) => {
    throw toDiskRefusal(error)
  })
  if (isTooLong) {
    await deleteUpload(db, studentID, id)
    await rm(path, { force: true })
    throw new Refusal(httpWords.tooManyBytes, { file: filename })
  }
  if (!(await advanceUpload(db, id, received, end))) {
    const now = await findUpload(db, studentID, id)
    // Deleted in the meantime: the bytes written since go too.
    if (now === undefined) await rm(path, { force: true })
    throw now === undefined
      ? new Refusal(httpWords.noSuchUpload)
      : new Refusal(httpWords.wrongOffset, { received: now.received })
  }
  if (end === size) await finishUpload(db, storage, studentID, upload)
  return { uploadID, received: end, is_complete: end === size }
}

/**
 * Appends the bytes at the offset and returns the new length of the file. Refuses with 404 if the upload is another
 * student's or has expired, with 409 if the offset is wrong or another request is writing, with 413 if there are more bytes
 * than announced, and with 507 if the disk is almost full. A complete file of another type is deleted and refused with 415.
 */
export const receivePiece = (
  db: Database,
  storage: FileStorage,
  studentID: number,
  piece: Piece,
): Promise<z.input<typeof uploads.piece.reply>> =>
  writeAlone(db, `student ${studentID} ${piece.id}`, piece.bytes, (onBytes) =>
    appendPiece(db, storage, studentID, piece, { bytes: piece.bytes, onBytes }),
  )
