/** So long (ms) nothing may move, there or back, before the connection counts as dead: it does not say so by itself. */
const longestSilence = 30_000

interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData | Blob | string
  /** Told how much of it has left, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Sends what a fetch would, and tells how far it has come; gives the answer, and rejects when none came. */
export const xhr = (
  address: string,
  { method, headers, body, onProgress }: Sent,
): Promise<{ readonly response: Response; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    let silence = setTimeout(() => request.abort(), longestSilence)
    const moves = () => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), longestSilence)
    }
    request.addEventListener('loadend', () => clearTimeout(silence))
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      moves()
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after')
      const { status, responseText: text } = request
      const response = new Response(text, {
        status,
        headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
      })
      resolve({ response, text })
    })
    for (const failure of ['error', 'abort'])
      request.addEventListener(failure, () => reject(new Error(failure)))
    request.send(body)
  })
