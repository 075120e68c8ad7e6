import { constants } from 'node:fs'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '../refusal.ts'
import type { RequireDiskSpace } from './disk-reserve.ts'
import { toFilePath } from './to-file-path.ts'

/** Where files are received, and what keeps its disk from filling up. */
export interface FileStorage {
  readonly folder: string
  readonly requireSpace: RequireDiskSpace
}

/** The body of a request, as it arrives. */
export interface ArrivingBytes {
  readonly bytes: Readable
  readonly onBytes: () => void
}

interface FileInProgress {
  /** In the folder. */
  readonly name: string
  readonly received: number
  readonly size: number
}

/** Errors of the disk, not of the connection. */
const diskCalls = new Set(['write', 'open', 'mkdir'])

const openFile = async (path: string): Promise<FileHandle> => {
  await mkdir(dirname(path), { recursive: true })
  return open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
}

/**
 * Writes the bytes as they arrive and returns the new length of the file, also if the connection breaks. The file is opened
 * with the first bytes, so that a connection that sends none uses no descriptor.
 */
export const writePiece = async (
  { folder, requireSpace }: FileStorage,
  { name, received, size }: FileInProgress,
  { bytes, onBytes }: ArrivingBytes,
): Promise<{ readonly end: number; readonly isTooLong: boolean }> => {
  let file: FileHandle | undefined
  let end = received
  try {
    // The rest of a refused body is discarded, so that the client reads the answer.
    for await (const piece of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      onBytes()
      if (end + piece.length > size) return { end, isTooLong: true }
      await requireSpace(piece.length)
      file ??= await openFile(toFilePath(folder, name))
      // A nearly full disk takes a part of the bytes, and fails with the next write.
      for (let from = 0; from < piece.length;) {
        const { bytesWritten } = await file.write(piece, from, piece.length - from, end)
        from += bytesWritten
        end += bytesWritten
      }
    }
  } catch (error) {
    // The disk is what failed; when the connection has broken, the received bytes stay.
    if (error instanceof Refusal) throw error
    if (error instanceof Error && 'syscall' in error && diskCalls.has(String(error.syscall))) throw error
  } finally {
    bytes.resume()
    // The row never counts more than is on the disk.
    await file?.datasync()
    await file?.close()
  }
  return { end, isTooLong: false }
}
