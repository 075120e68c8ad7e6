import { toLatinCapitals } from '#rules/text/to-latin-capitals.ts'

/**
 * An account number as it is compared: banks print IBANs in groups of four, in either case, and some with the currency
 * behind them.
 */
export const normalizeAccount = (text: string): string =>
  toLatinCapitals(text.replace(/[\s\u00a0\u200b\u00ad-]/g, ''))
    .replace(/^IBAN:?/, '')
    .replace(/^([A-Z]{2}\d{2}[A-Z0-9]{11,27})(?:GEL|USD|EUR|GBP)$/, '$1')

/** The IBANs in a text, normalized, each once. */
export const findIbans = (text: string): string[] => {
  const found =
    toLatinCapitals(text).match(/\b[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]{2,4}){3,8}(?![A-Z0-9])/g) ?? []
  return [...new Set(found.map(normalizeAccount))].filter(({ length }) => length >= 15 && length <= 34)
}
