import { toMoneyPhrase } from '#rules/finance/money-phrase.ts'
import type { Locale } from '#rules/text/locale.ts'

/** A decimal string with its ISO 4217 currency: "1 234,50 ₾" / "₾1,234.50". Never rounds. */
export const formatMoney = (amount: string, currency: string, locale: Locale): string =>
  toMoneyPhrase(amount, currency)[locale]
