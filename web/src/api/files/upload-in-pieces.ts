import { uploads } from '#contract/account/uploads.ts'
import { xhr } from './xhr.ts'

interface Target {
  /** Method and path of the call that the file is for, and its field. */
  readonly call: string
  readonly field: string
  readonly headers: Readonly<Record<string, string>>
}

interface Progress {
  readonly uploadID: number
  readonly received: number
  readonly is_complete: boolean
}

const pieceBytes = 1024 * 1024
/** The delays of the retries while there is a network; after the last one the upload fails. */
const retryDelaysMs = [500, 1000, 2000, 4000, 8000]
const sampleBytes = 64 * 1024

/** Identifies the same file again, also after a reload of the page. */
export const toFingerprint = async (file: File): Promise<string> => {
  let [one, other] = [0x811c9dc5, 0x9e3779b1]
  for (const from of [0, Math.floor(file.size / 2), Math.max(0, file.size - sampleBytes)]) {
    for (const byte of new Uint8Array(await file.slice(from, from + sampleBytes).arrayBuffer())) {
      one = Math.imul(one ^ byte, 0x01000193)
      other = Math.imul(other ^ (byte + 31), 0x85ebca6b)
    }
  }
  return [one >>> 0, other >>> 0, file.lastModified].map((part) => part.toString(36)).join('-')
}

const waitForRetry = (ms: number): Promise<void> =>
  navigator.onLine
    ? new Promise((resolve) => setTimeout(resolve, ms))
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

const parseProgress = (text: string): Progress => (JSON.parse(text) as { data: Progress }).data

const hasCode = (text: string, code: string): boolean => {
  try {
    return (JSON.parse(text) as { code?: unknown }).code === code
  } catch {
    return false
  }
}

/**
 * Retry if the server is busy, too much is being sent at once, or another tab is uploading the file. A full disk (507)
 * lasts longer.
 */
const isRetryable = ({ response: { status }, text }: Awaited<ReturnType<typeof xhr>>): boolean =>
  (status >= 500 && status !== 507) ||
  (status === 409 && (hasCode(text, 'upload_moved') || hasCode(text, 'upload_busy'))) ||
  (status === 429 && hasCode(text, 'too_many_bodies')) ||
  (status === 408 && hasCode(text, 'too_slow'))

interface Source {
  /** Starts or resumes the upload. */
  readonly begin: () => ReturnType<typeof xhr>
  /** The part of the reply of `begin` about this file. */
  readonly readBegun?: (text: string) => Progress
  /** The path of the call that takes a piece. */
  readonly piecePath: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Sends a file piece by piece; an interrupted upload resumes where it stopped. Resolves to the upload's id or to the
 * refusal; rejects when the server could not be reached.
 */
export const sendInPieces = async (
  file: File,
  { begin, readBegun = parseProgress, piecePath, headers }: Source,
  onProgress: (received: number) => void,
): Promise<number | Response> => {
  const piece = ({ uploadID, received }: Progress) => {
    const bytes = file.slice(received, received + pieceBytes)
    return xhr(`${piecePath.replace('{id}', String(uploadID))}?offset=${received}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: bytes,
      onProgress: (share) => onProgress(received + share * bytes.size),
    })
  }
  let known: Progress | null = null
  let uploadID = 0
  let furthest = 0
  for (let failures = 0; ;) {
    const request: Promise<Awaited<ReturnType<typeof xhr>> | null> = (
      known === null ? begin() : piece(known)
    ).catch(() => null)
    const answer = await request
    if (answer?.response.ok) {
      const reply: Progress = known === null ? readBegun(answer.text) : parseProgress(answer.text)
      // The reply of a piece need not name the upload again.
      if (known === null) ({ uploadID } = reply)
      known = { ...reply, uploadID }
      // Only new bytes count as progress: otherwise a piece that always fails would be retried for ever.
      if (known.received > furthest) failures = 0
      furthest = Math.max(furthest, known.received)
      onProgress(known.received)
      if (known.is_complete) return known.uploadID
      continue
    }
    if (answer !== null && !isRetryable(answer)) return answer.response
    const wait = retryDelaysMs[failures]
    if (wait === undefined) {
      if (answer !== null) return answer.response
      throw new Error('no answer')
    }
    failures += 1
    // The server knows how much of an interrupted piece has arrived.
    known = null
    await waitForRetry(wait)
  }
}

/**
 * Uploads a file in pieces; an interrupted upload resumes where it stopped, also after a reload. Resolves to the upload's
 * id or to the refusal; rejects when the server could not be reached.
 */
export const uploadInPieces = async (
  file: File,
  { call, field, headers }: Target,
  onProgress: (received: number) => void,
): Promise<number | Response> => {
  const fingerprint = await toFingerprint(file)
  const begin = () =>
    xhr(uploads.begin.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ call, field, filename: file.name, size: file.size, fingerprint }),
    })
  return sendInPieces(file, { begin, piecePath: uploads.piece.path, headers }, onProgress)
}
