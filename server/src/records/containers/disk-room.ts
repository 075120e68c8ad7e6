import { env } from '#server/env.ts'
import { findFreeBytes } from '#server/folders/find-free-bytes.ts'
import { refuseFile, unreadable } from './words.ts'

/** Checks that unpacked files fit on the disk. */
export interface DiskRoom {
  readonly reserveBytes: number
  readonly findFree: (folder: string) => Promise<number>
}

const mebibyte = 1024 * 1024
export const diskRoom: DiskRoom = {
  reserveBytes: env.uploadReserveMegabytes * mebibyte,
  findFree: findFreeBytes,
}

/** Refuses bytes that would leave less free space than the reserve (`UPLOAD_RESERVE_MB`). */
export const requireRoom = async (
  { reserveBytes, findFree }: DiskRoom,
  folder: string,
  bytes: number,
  label: string,
): Promise<void> => {
  if ((await findFree(folder)) - bytes < reserveBytes) throw refuseFile(label, unreadable.fullDisk)
}
