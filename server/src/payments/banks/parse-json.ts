/** Null for invalid JSON. */
export const parseJson = (raw: Buffer): unknown => {
  try {
    return JSON.parse(raw.toString())
  } catch {
    return null
  }
}
