import { readFile } from 'node:fs/promises'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { reencodeJpeg } from '#server/pictures/reencode-jpeg.ts'

/** Twice as wide as a card on a phone, 16:9; the list has one of each club. */
const size = { width: 640, height: 360, quality: 72 } as const

/** The picture of a club as it is shown. */
export const readPicture = async (filesDir: string, file: ReceivedFile, studentID: number): Promise<Buffer> =>
  reencodeJpeg(await readFile(toFilePath(filesDir, file.name)), studentID, size)
