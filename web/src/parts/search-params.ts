/** A positive id, or null. */
export const toID = (value: unknown): number | null => {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : null
}

/** The key of a source of subjects: a module's number, or a word. */
export const toSourceKey = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null
