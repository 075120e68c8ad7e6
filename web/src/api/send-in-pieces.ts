import { uploads } from '#contract/account/uploads.ts'
import { xhr } from './xhr.ts'

interface For {
  /** The call that the file is for, and its field. */
  readonly call: string
  readonly field: string
  readonly headers: Readonly<Record<string, string>>
}

interface Progress {
  readonly uploadID: number
  readonly received: number
  readonly is_complete: boolean
}

const pieceSize = 1024 * 1024
/** So often it knocks again while there is a network (each time after a longer pause, ms), before it tells that there is none. */
const pauses = [500, 1000, 2000, 4000, 8000]
const sampled = 64 * 1024

/** Takes a file; gives a text by which the same one is known again, after a reload of the page too. */
const fingerprintOf = async (file: File): Promise<string> => {
  let [one, other] = [0x811c9dc5, 0x9e3779b1]
  for (const from of [0, Math.floor(file.size / 2), Math.max(0, file.size - sampled)]) {
    for (const byte of new Uint8Array(await file.slice(from, from + sampled).arrayBuffer())) {
      one = Math.imul(one ^ byte, 0x01000193)
      other = Math.imul(other ^ (byte + 31), 0x85ebca6b)
    }
  }
  return [one >>> 0, other >>> 0, file.lastModified].map((part) => part.toString(36)).join('-')
}

const pause = (ms: number): Promise<void> =>
  navigator.onLine
    ? new Promise((resolve) => setTimeout(resolve, ms))
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

const dataOf = (text: string): Progress => (JSON.parse(text) as { data: Progress }).data

/** What may pass by itself: the server is busy, or has gone on from elsewhere. */
const mayPass = ({ status }: Response): boolean => status >= 500 || status === 409 || status === 429

/**
 * Sends a file in pieces and tells how many bytes have come; what was cut off, now or before a reload, goes on where it
 * stopped. Gives its number, or the refusal; rejects when the server could not be reached for a while.
 */
export const sendInPieces = async (
  file: File,
  { call, field, headers }: For,
  onProgress: (received: number) => void,
): Promise<number | Response> => {
  const fingerprint = await fingerprintOf(file)
  const begin = () =>
    xhr(uploads.begin.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ call, field, filename: file.name, size: file.size, fingerprint }),
    })
  const piece = ({ uploadID, received }: Progress) => {
    const bytes = file.slice(received, received + pieceSize)
    return xhr(`${uploads.piece.path.replace('{id}', String(uploadID))}?offset=${received}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: bytes,
      onProgress: (share) => onProgress(received + share * bytes.size),
    })
  }
  let known: Progress | null = null
  let furthest = 0
  for (let failures = 0; ;) {
    const asked: Promise<Awaited<ReturnType<typeof xhr>> | null> = (
      known === null ? begin() : piece(known)
    ).catch(() => null)
    const answer = await asked
    if (answer?.response.ok) {
      known = dataOf(answer.text)
      // An upload that is found again is no headway: a piece that fails each time comes to an end.
      if (known.received > furthest) failures = 0
      furthest = Math.max(furthest, known.received)
      onProgress(known.received)
      if (known.is_complete) return known.uploadID
      continue
    }
    if (answer !== null && !mayPass(answer.response)) return answer.response
    const wait = pauses[failures]
    if (wait === undefined) {
      if (answer !== null) return answer.response
      throw new Error('no answer')
    }
    failures += 1
    // How far it has come is asked anew: of a piece that was cut off, much may be there.
    known = null
    await pause(wait)
  }
}
