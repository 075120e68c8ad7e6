const atOnce = 64

/**
 * Takes the portal's address and each student's token; has everybody's browser open the page of registration, as it does
 * in the minutes before it opens: the portal has seen each of them once.
 */
export const openPages = async (url: string, tokens: ReadonlyMap<number, string>): Promise<void> => {
  const waiting = tokens.values()
  const one = async () => {
    for (const token of waiting) {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`${url}/api/registration/already-registered`, { headers })
      const text = await response.text()
      if (response.status !== 200) throw new Error(text)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}
