/** Without any progress for so long the connection counts as dead. */
const silenceTimeoutMs = 30_000

interface RequestOptions {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData | Blob | string
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** `fetch` with upload progress; rejects when no answer came. */
export const xhr = (
  address: string,
  { method, headers, body, onProgress }: RequestOptions,
): Promise<{ readonly response: Response; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    let timer = setTimeout(() => request.abort(), silenceTimeoutMs)
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), silenceTimeoutMs)
    }
    request.addEventListener('loadend', () => clearTimeout(timer))
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      restartTimer()
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => {
      const { status, responseText: text } = request
      const headers = ['retry-after', 'x-request-id'].flatMap((name) => {
        const value = request.getResponseHeader(name)
        return value === null ? [] : [[name, value] as [string, string]]
      })
      const response = new Response(text, { status, headers })
      resolve({ response, text })
    })
    for (const failure of ['error', 'abort'])
      request.addEventListener(failure, () => reject(new Error(failure)))
    request.send(body)
  })
