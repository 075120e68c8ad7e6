// What the first screen reads is asked for by the page itself, before the portal's own code has come. Nothing is
// imported here: it stands in the page.
interface EarlyReads {
  readonly token: string
  readonly locale: string
  readonly answers: Map<string, Promise<Response>>
}

/** The page's own script and the portal's code share nothing else. */
const page = globalThis as { earlyReads?: EarlyReads }

/** Later than so many milliseconds after the page came, what was read then may be old. */
const freshFor = 15_000

/** Takes addresses, the token and the language; asks for each, so that the answers are on their way. */
export const readEarly = (addresses: readonly string[], token: string, locale: string): void => {
  const headers = { 'content-language': locale, authorization: `Bearer ${token}` }
  const answers = new Map(
    addresses.map((address) => [address, fetch(address, { credentials: 'include', headers })]),
  )
  // A failure is told by whoever asks.
  for (const answer of answers.values()) answer.catch(() => undefined)
  page.earlyReads = { token, locale, answers }
}

/** Takes what would be read now; gives the answer that was asked for early by the same student, once, or undefined. */
export const takeEarly = (
  address: string,
  token: string | null,
  locale: string,
): Promise<Response> | undefined => {
  const { earlyReads } = page
  const answer = earlyReads?.answers.get(address)
  if (answer === undefined) return undefined
  earlyReads?.answers.delete(address)
  const isHers = earlyReads?.token === token && earlyReads?.locale === locale
  return isHers && performance.now() < freshFor ? answer : undefined
}
