import { groupDigits } from '../text/group-digits.ts'
import type { Locale } from '../text/locale.ts'

const symbols: Readonly<Record<string, string>> = { GEL: '₾', USD: '$', EUR: '€' }

/** A decimal string with its ISO 4217 currency: "1 234,50 ₾" / "₾1,234.50". Never rounds. */
export const toMoneyPhrase = (amount: string, currency: string): Readonly<Record<Locale, string>> => {
  const [, minus = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const sign = minus && '−'
  const places = rest.padEnd(2, '0')
  const symbol = symbols[currency]
  const english = `${groupDigits(whole, 'en')}.${places}`
  return {
    ka: `${sign}${groupDigits(whole, 'ka')},${places}\u00a0${symbol ?? currency}`,
    en: symbol === undefined ? `${sign}${english}\u00a0${currency}` : `${sign}${symbol}${english}`,
  }
}
