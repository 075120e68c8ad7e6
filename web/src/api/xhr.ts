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
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
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
    for (const failure of ['error', 'abort', 'timeout'])
      request.addEventListener(failure, () => reject(new Error(failure)))
    request.send(body)
  })
