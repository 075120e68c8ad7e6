import { useQuery } from '@tanstack/react-query'
import { finance } from '#contract/administration/finance.ts'
import { splitEqually, toMinorUnits } from '#rules/finance/money.ts'
import { q } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { seededKinds } from './application.ts'

/** Of the form for instalments: what the student owes, and each part of it by their number; null for other forms. */
export const useInstalments = (kindID: number) => {
  const locale = useLocale()
  const isAsked = kindID === seededKinds.instalments
  const general = useQuery({ ...q(finance.general), enabled: isAsked }).data
  if (!isAsked || general === undefined || toMinorUnits(general.debt) === 0n) return null
  const money = (amount: string) => formatMoney(amount, general.currency, locale)
  return {
    debt: money(general.debt),
    toParts: (count: number): string => {
      const parts = splitEqually(general.debt, count)
      const sizes = [...new Set(parts)]
      return sizes
        .map((size) => {
          const many = parts.filter((part) => part === size).length
          return many === 1 ? money(size) : `${many} × ${money(size)}`
        })
        .join(' + ')
    },
  }
}
