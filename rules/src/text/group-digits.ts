import type { Locale } from './locale.ts'

/** Thousands apart: "1 234" / "1,234". */
export const groupDigits = (digits: string, locale: Locale): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, locale === 'ka' ? '\u00a0' : ',')
