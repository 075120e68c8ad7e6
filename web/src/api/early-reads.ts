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

/** Takes an address, the token and the language; asks for it, so that the answer is on its way. */
export const readEarly = (address: string, token: string, locale: string): void => {
  const headers = { 'content-language': locale, authorization: `Bearer ${token}` }
  const answer = fetch(address, { credentials: 'include', headers })
  // A failure is told by whoever asks.
  answer.catch(() => undefined)
  page.earlyReads ??= { token, locale, answers: new Map() }
  page.earlyReads.answers.set(address, answer)
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

/** Takes what was asked for early and is not taken yet; gives what it answers, and leaves it to be taken. */
export const earlyAnswer = async (address: string): Promise<unknown> => {
  const response = (await page.earlyReads?.answers.get(address))?.clone()
  if (!response?.ok) throw new Error(`${address} was not answered`)
  return response.json()
}
