import { toLatinCapitals } from '#rules/text/to-latin-capitals.ts'

/**
 * Normalizes an account number for comparison. Banks print IBANs in groups of four, in either case, and some append the
 * currency.
 */
export const normalizeAccount = (text: string): string =>
  toLatinCapitals(text.replace(/[\s\u00a0\u200b\u00ad-]/g, ''))
    .replace(/^IBAN:?/, '')
    .replace(/^([A-Z]{2}\d{2}[A-Z0-9]{11,27})(?:GEL|USD|EUR|GBP)$/, '$1')

/** The distinct normalized IBANs in a text. */
export const findIbans = (text: string): string[] => {
  const found =
    toLatinCapitals(text).match(/\b[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]{2,4}){3,8}(?![A-Z0-9])/g) ?? []
  return [...new Set(found.map(normalizeAccount))].filter(({ length }) => length >= 15 && length <= 34)
}
