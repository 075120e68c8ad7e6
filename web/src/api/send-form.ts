import { formatPhrase } from '#rules/text/locale.ts'
import { currentLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { sendInPieces } from './send-in-pieces.ts'
import { xhr } from './xhr.ts'

interface FormSent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  /** The call that the form is for, as `POST /api/problems`. */
  readonly call: string
  /** Told how much of it has left, 0 to 1: a fetch does not tell. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Up to so many bytes a file goes with its form; a bigger one goes ahead in pieces. */
const inOneGo = 1024 * 1024
/** Files that have come whole although nobody knows whether their form has: sent again, they are named, not sent. */
const whole = new WeakMap<File, Map<string, number>>()

/** Takes files; gives the refusal of the first one that cannot be read any more, or null: a browser has them as they were chosen. */
const changedSince = async (files: readonly File[]): Promise<Response | null> => {
  for (const file of files) {
    const isThere = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(() => true)
      .catch(() => false)
    if (isThere) continue
    const message = formatPhrase(messages.fileChanged, currentLocale(), { file: file.name })
    return Response.json({ message, code: 'file_changed' }, { status: 422 })
  }
  return null
}

/**
 * Sends a form and tells how far it has come; big files go ahead in pieces, so that one that is cut off goes on where it
 * stopped. Gives the answer as a fetch does, and rejects when none came.
 */
export const sendForm = async (address: string, sent: FormSent): Promise<Response> => {
  const chosen = [...sent.body.values()].filter((value) => value instanceof File)
  const changed = await changedSince(chosen)
  if (changed !== null) return changed
  return sendAll(address, sent).catch(async (error: unknown) => {
    // Also when it was changed on its way; that is no broken connection.
    const changedMeanwhile = await changedSince(chosen)
    if (changedMeanwhile === null) throw error
    return changedMeanwhile
  })
}

const sendAll = async (
  address: string,
  { method, headers, body, call, onProgress }: FormSent,
): Promise<Response> => {
  const big = (value: FormDataEntryValue): value is File => value instanceof File && value.size > inOneGo
  const files = [...body.values()].filter(big)
  const all = files.reduce((sum, { size }) => sum + size, 0)
  const form = new FormData()
  let before = 0
  for (const [field, value] of body) {
    if (!big(value)) {
      form.append(field, value)
      continue
    }
    const known = whole.get(value)?.get(`${call} ${field}`)
    const sent =
      known ??
      (await sendInPieces(value, { call, field, headers }, (received) =>
        onProgress?.((before + received) / all),
      ))
    // It was refused: that is the answer to the form too.
    if (sent instanceof Response) return sent
    whole.set(value, new Map([...(whole.get(value) ?? []), [`${call} ${field}`, sent]]))
    form.append(field, `upload:${sent}`)
    before += value.size
  }
  const { response } = await xhr(address, {
    method,
    headers,
    body: form,
    onProgress: (share) => onProgress?.(all === 0 ? share : 1),
  })
  if (response.status < 500) for (const file of files) whole.delete(file)
  return response
}
