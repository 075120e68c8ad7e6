import { mkdir } from 'node:fs/promises'
import { findFreeBytes } from '#server/folders/find-free-bytes.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { log } from '#server/log.ts'

/** Refuses bytes that would leave less free space on the disk than the reserve. */
export type RequireDiskSpace = (bytes: number) => Promise<void>

interface Reserve {
  readonly folder: string
  readonly reserveBytes: number
  readonly findFree?: (folder: string) => Promise<number>
}

const mebibyte = 1024 * 1024
/** So often the disk is measured while files arrive. */
const measuredForMs = 100
const loggedForMs = 3_600_000

/** Keeps a part of the disk of uploaded files free, which is often that of the database too. */
export const createDiskReserve = ({
  folder,
  reserveBytes,
  findFree = findFreeBytes,
}: Reserve): RequireDiskSpace => {
  let measured = { at: -Infinity, free: Promise.resolve(0) }
  let loggedAt = -Infinity
  const measure = async () => {
    await mkdir(folder, { recursive: true })
    return findFree(folder)
  }
  return async (bytes) => {
    const now = performance.now()
    if (now - measured.at > measuredForMs) measured = { at: now, free: measure() }
    const free = await measured.free
    if (free - bytes >= reserveBytes) return
    if (now - loggedAt > loggedForMs) {
      loggedAt = now
      const [freeMegabytes, reserveMegabytes] = [free, reserveBytes].map((each) =>
        Math.floor(each / mebibyte),
      )
      log.error(
        { folder, freeMegabytes, reserveMegabytes },
        'Uploads are refused: the disk of the uploaded files has less free space than UPLOAD_RESERVE_MB. Make room.',
      )
    }
    throw new Refusal(words.diskFull)
  }
}
