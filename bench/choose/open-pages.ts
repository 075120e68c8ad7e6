const atOnce = 64

/** Opens the registration page for every student, as in the minutes before it opens: fills the portal's caches. */
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
