interface FormSent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  /** Told how much of it has left, 0 to 1: a fetch does not tell. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Sends a form and tells how far it has come; gives the answer as a fetch does, and rejects when none came. */
export const sendForm = (
  address: string,
  { method, headers, body, onProgress }: FormSent,
): Promise<Response> =>
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
      const { status, responseText } = request
      resolve(
        new Response(responseText, {
          status,
          headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
        }),
      )
    })
    for (const failure of ['error', 'abort', 'timeout'])
      request.addEventListener(failure, () => reject(new Error(failure)))
    request.send(body)
  })
