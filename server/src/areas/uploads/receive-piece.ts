import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { uploads } from '#contract/account/uploads.ts'
import type { Database } from '#server/db/open.ts'
import { detectMimeType } from '#server/http/files/file-kinds.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { getExtension } from '#server/http/files/tidy-file-name.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { advanceUpload, completeUpload, deleteUpload, findUpload, type Upload } from './sql.ts'
import { words } from './words.ts'

/** Writes the bytes as they come; returns how far the file has come, also when the connection breaks. */
const writePiece = async (
  path: string,
  { received, size }: Upload,
  bytes: Readable,
): Promise<{ readonly end: number; readonly isTooLong: boolean }> => {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  let end = received
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      if (end + piece.length > size) return { end, isTooLong: true }
      // A nearly full disk takes a part of the bytes, and fails with the next write.
      for (let from = 0; from < piece.length;) {
        const { bytesWritten } = await file.write(piece, from, piece.length - from, end)
        from += bytesWritten
        end += bytesWritten
      }
    }
  } catch (error) {
    // A full disk is an error of the server; a broken connection is not, and the received bytes stay.
    if (error instanceof Error && 'syscall' in error && error.syscall === 'write') throw error
  } finally {
    // The row never counts more than is on the disk.
    await file.datasync()
    await file.close()
  }
  return { end, isTooLong: false }
}

/**
 * Checks the type of a complete file. It is copied to another name first, so that a request which still
 * writes to the first one cannot change the file after the check.
 */
const finishUpload = async (
  db: Database,
  folder: string,
  studentID: number,
  upload: Upload,
): Promise<void> => {
  const { uploadID, name, filename } = upload
  const next = randomBytes(16).toString('hex')
  const [from, to] = [toFilePath(folder, name), toFilePath(folder, next)]
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
  const copy = await open(to, 'r+')
  await copy.sync().finally(() => copy.close())
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

/**
 * Appends the bytes from the offset on; returns how far the file has come. Refuses with 404 an upload that is
 * another student's or expired, with 409 a wrong offset, with 413 more bytes than announced, and with 415 a
 * complete file of another type, which is deleted.
 */
export const receivePiece = async (
  db: Database,
  folder: string,
  studentID: number,
  { id, offset, bytes }: Piece,
): Promise<z.input<typeof uploads.piece.reply>> => {
  const upload = requireFound(await findUpload(db, studentID, id), words.noSuchUpload)
  const { uploadID, name, filename, size, received, mime } = upload
  if (received !== offset) throw new Refusal(words.wrongOffset, { received })
  if (mime !== null) return { uploadID, received, is_complete: true }
  const path = toFilePath(folder, name)
  const { end, isTooLong } = await writePiece(path, upload, bytes)
  if (isTooLong) {
    await deleteUpload(db, studentID, id)
    await rm(path, { force: true })
    throw new Refusal(words.tooManyBytes, { file: filename })
  }
  if (!(await advanceUpload(db, id, received, end))) {
    const now = await findUpload(db, studentID, id)
    // Deleted in the meantime: the bytes written since go too.
    if (now === undefined) await rm(path, { force: true })
    throw now === undefined
      ? new Refusal(words.noSuchUpload)
      : new Refusal(words.wrongOffset, { received: now.received })
  }
  if (end === size) await finishUpload(db, folder, studentID, upload)
  return { uploadID, received: end, is_complete: end === size }
}
