/**
 * Takes what a schema has let through; gives the path of each text in it that no database can keep as it is: one with
 * U+0000, which PostgreSQL refuses, or with half of a surrogate pair, which no UTF-8 can say.
 */
export const unstorableTexts = (value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [[...path]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => unstorableTexts(inner, [...path, name]))
}
