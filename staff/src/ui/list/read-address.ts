import { isBlank } from '#rules/text/invisible-characters.ts'
/** A text of an address. Digits alone, such as a code, are read by the router as a number. */
export const readText = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && !isBlank(text) ? text.slice(0, 100) : undefined
}

/** A whole number of an address; without limits that of a row. */
export const readNumber = (value: unknown, { min = 1, max = 999_999_999 } = {}): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined

/** The page of a list. */
export const readPage = (value: unknown): number | undefined => readNumber(value, { max: 100_000 })

/** Reads the URL parameters; unknown ones are left out. */
export const omitUndefined = <Read extends object>(
  read: Read,
): { readonly [Name in keyof Read]?: Exclude<Read[Name], undefined> } =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Read
