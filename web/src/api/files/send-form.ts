import { formatPhrase } from '#rules/text/locale.ts'
import { currentLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { uploadInPieces } from './upload-in-pieces.ts'
import { xhr } from './xhr.ts'

interface FormRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  /** Method and path of the call: `POST /api/problems`. */
  readonly call: string
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Larger files of students are uploaded in pieces before the form. */
const maxSingleRequestBytes = 1024 * 1024
/** Uploads that are complete while the outcome of their form is unknown: a retry sends their ids, not the files. */
const completedUploads = new WeakMap<File, Map<string, number>>()

/** The refusal for the first file that changed on disk since it was chosen and cannot be read any more, or null. */
const refuseChangedFile = async (files: readonly File[]): Promise<Response | null> => {
  for (const file of files) {
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(() => true)
      .catch(() => false)
    if (isReadable) continue
    const message = formatPhrase(messages.fileChanged, currentLocale(), { file: file.name })
    return Response.json({ message, code: 'file_changed' }, { status: 422 })
  }
  return null
}

/**
 * Sends a form with progress. Large files are uploaded in pieces first, so that an interrupted upload resumes where it
 * stopped. Resolves as `fetch` does, and rejects when no answer came.
 */
export const sendForm = async (address: string, sent: FormRequest): Promise<Response> => {
  const chosen = [...sent.body.values()].filter((value) => value instanceof File)
  const changed = await refuseChangedFile(chosen)
  if (changed !== null) return changed
  return sendAll(address, sent).catch(async (error: unknown) => {
    // A file that changed during the upload looks like a broken connection.
    const changedDuring = await refuseChangedFile(chosen)
    if (changedDuring === null) throw error
    return changedDuring
  })
}

const sendAll = async (
  address: string,
  { method, headers, body, call, onProgress }: FormRequest,
): Promise<Response> => {
  const isLarge = (value: FormDataEntryValue): value is File =>
    value instanceof File && value.size > maxSingleRequestBytes && !call.includes(' /api/staff/')
  const files = [...body.values()].filter(isLarge)
  const all = files.reduce((sum, { size }) => sum + size, 0)
  const form = new FormData()
  let before = 0
  for (const [field, value] of body) {
    if (!isLarge(value)) {
      form.append(field, value)
      continue
    }
    const known = completedUploads.get(value)?.get(`${call} ${field}`)
    const sent =
      known ??
      (await uploadInPieces(value, { call, field, headers }, (received) =>
        onProgress?.((before + received) / all),
      ))
    // A refused upload is the answer to the form too.
    if (sent instanceof Response) return sent
    completedUploads.set(value, new Map([...(completedUploads.get(value) ?? []), [`${call} ${field}`, sent]]))
    form.append(field, `upload:${sent}`)
    before += value.size
  }
  const { response } = await xhr(address, {
    method,
    headers,
    body: form,
    onProgress: (share) => onProgress?.(all === 0 ? share : 1),
  })
  if (response.status < 500) for (const file of files) completedUploads.delete(file)
  return response
}
