const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const isAllStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isAllStorable)
}

const findPaths = (value: unknown, path: readonly PropertyKey[]): PropertyKey[][] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [[...path]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => findPaths(inner, [...path, name]))
}

/**
 * The path of each text that PostgreSQL cannot store: one with U+0000, or with half of a surrogate pair,
 * which has no UTF-8 form.
 */
export const findUnstorableTexts = (value: unknown): PropertyKey[][] =>
  isAllStorable(value) ? [] : findPaths(value, [])
