import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

/** The balance owed; a credit is shown in words and not by a minus. */
export const useBalanceText = () => {
  const t = useWords(words)
  const locale = useLocale()
  return (balance: string, currency: string): string => {
    const units = toMinorUnits(balance)
    return units < 0n
      ? t('overpaid', { amount: formatMoney(toAmount(-units), currency, locale) })
      : formatMoney(balance, currency, locale)
  }
}
