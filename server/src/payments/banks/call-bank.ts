interface BankCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Shorter than the minute for which a process has taken an order or a refund. */
const timeoutMs = 20_000

/** Sends a request to a bank and returns its JSON. A status other than 2xx is an exception, whose text names no secret. */
export const callBank = async ({ method, url, headers, body }: BankCall): Promise<unknown> => {
  const reply = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`the bank answered ${reply.status} to ${method} ${new URL(url).pathname}`)
  return text === '' ? {} : (JSON.parse(text) as unknown)
}

interface Token {
  readonly value: string
  /** In seconds. */
  readonly expiresIn: number
}

/** Caches a token until a minute before it expires; simultaneous calls share the request for it. */
export const createTokenSource = (request: () => Promise<Token>): (() => Promise<string>) => {
  let current: { readonly token: Promise<Token>; until: number } | undefined
  return async () => {
    if (current === undefined || Date.now() >= current.until) {
      const asked = { token: request(), until: Number.POSITIVE_INFINITY }
      current = asked
      try {
        const { expiresIn } = await asked.token
        asked.until = Date.now() + Math.max(0, expiresIn - 60) * 1000
      } catch (error) {
        current = undefined
        throw error
      }
    }
    return (await current.token).value
  }
}
