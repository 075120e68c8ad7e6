import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { loadUploadUsage } from './sql.ts'

/** Limits the bytes of files that a student may send within a day. */
export interface UploadQuota {
  /** Refuses when the student has more than is allowed; `bytes` are those that are being asked for. */
  require(db: Connection, studentID: number, bytes: number): Promise<void>
  /** Counts the bytes for the student while they arrive, or refuses them. */
  receive<Result>(
    db: Connection,
    studentID: number,
    bytes: number,
    work: () => Promise<Result>,
  ): Promise<Result>
}

const mebibyte = 1024 * 1024
const toMegabytes = (bytes: number) => Math.ceil((bytes / mebibyte) * 10) / 10

export const createUploadQuota = (): UploadQuota => {
  /** Bytes of forms on their way, by student. Uploads in pieces have a row from the start. */
  const arriving = new Map<number, number>()
  const add = (studentID: number, bytes: number): void => {
    const sum = (arriving.get(studentID) ?? 0) + bytes
    if (sum > 0) arriving.set(studentID, sum)
    else arriving.delete(studentID)
  }

  const requireQuota: UploadQuota['require'] = async (db, studentID, bytes) => {
    const { used, max } = await loadUploadUsage(db, studentID)
    const all = used + (arriving.get(studentID) ?? 0)
    if (all <= max) return
    const left = Math.max(0, Math.floor((max - all + bytes) / mebibyte))
    throw new Refusal(words.uploadQuota, { limit: max / mebibyte, left, size: toMegabytes(bytes) })
  }

  const receive: UploadQuota['receive'] = async (db, studentID, bytes, work) => {
    add(studentID, bytes)
    try {
      await requireQuota(db, studentID, bytes)
      return await work()
    } finally {
      add(studentID, -bytes)
    }
  }
  return { require: requireQuota, receive }
}
