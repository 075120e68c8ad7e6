// The page itself requests what the first screen reads, before the portal's code has loaded. No imports here: this file
// is inlined into the page.
interface EarlyReads {
  readonly token: string
  readonly locale: string
  readonly answers: Map<string, Promise<Response>>
}

/** The only thing that the page's inline script and the portal's code share. */
const page = globalThis as { earlyReads?: EarlyReads }

/** Counted from the start of the page. */
const maxAgeMs = 15_000

export const requestEarly = (address: string, token: string, locale: string): void => {
  const headers = { 'content-language': locale, authorization: `Bearer ${token}` }
  const answer = fetch(address, { credentials: 'include', headers })
  // The caller of `takeEarlyAnswer` handles a failure.
  answer.catch(() => undefined)
  page.earlyReads ??= { token, locale, answers: new Map() }
  page.earlyReads.answers.set(address, answer)
}

/** The answer to an early request of the same student in the same language, once; else undefined. */
export const takeEarlyAnswer = (
  address: string,
  token: string | null,
  locale: string,
): Promise<Response> | undefined => {
  const { earlyReads } = page
  const answer = earlyReads?.answers.get(address)
  if (answer === undefined) return undefined
  earlyReads?.answers.delete(address)
  const isSameStudent = earlyReads?.token === token && earlyReads?.locale === locale
  return isSameStudent && performance.now() < maxAgeMs ? answer : undefined
}

/** Whose early reads these are; empty without any. */
export const earlyToken = (): string => page.earlyReads?.token ?? ''

/** The body of an early answer, which can still be taken afterwards. */
export const peekEarlyAnswer = async (address: string): Promise<unknown> => {
  const response = (await page.earlyReads?.answers.get(address))?.clone()
  if (!response?.ok) throw new Error(`${address} was not answered`)
  return response.json()
}
