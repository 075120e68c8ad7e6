import { recordsStaff } from '#contract/administration/records-staff.ts'
import { toProblem } from '#web/api/call.ts'
import { sendInPieces, toFingerprint } from '#web/api/files/upload-in-pieces.ts'
import { xhr } from '#web/api/files/xhr.ts'
import { Problem } from '#web/api/problem.ts'
import { currentToken } from '#web/api/token.ts'
import { currentLocale } from '#web/i18n/locale.ts'

interface Begun {
  readonly data: {
    readonly jobID: number
    readonly files: readonly { readonly fileID: number; readonly received: number; readonly size: number }[]
  }
}

/**
 * Uploads the files of an import one after the other; resolves to its number. The same files go on where they stopped, also
 * after a reload. `onProgress` gets the share that has arrived, 0 to 1.
 */
export const uploadFiles = async (
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<number> => {
  const headers = { 'content-language': currentLocale(), authorization: `Bearer ${currentToken()}` }
  const announced = await Promise.all(
    files.map(async (file) => ({
      filename: file.name,
      size: file.size,
      fingerprint: await toFingerprint(file),
    })),
  )
  let jobID = 0
  const begin = () =>
    xhr(recordsStaff.begin.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ files: announced }),
    })
  const total = files.reduce((sum, { size }) => sum + size, 0)
  let before = 0
  for (const [nth, file] of files.entries()) {
    const readBegun = (text: string) => {
      const { data } = JSON.parse(text) as Begun
      ;({ jobID } = data)
      const { fileID, received, size } = data.files[nth]!
      return { uploadID: fileID, received, is_complete: received === size }
    }
    const source = { begin, readBegun, piecePath: recordsStaff.piece.path, headers }
    const done = await sendInPieces(file, source, (received) =>
      onProgress((before + received) / total),
    ).catch(() => {
      throw new Problem(0, { code: 'offline' })
    })
    if (done instanceof Response) throw await toProblem(done)
    before += file.size
  }
  return jobID
}
