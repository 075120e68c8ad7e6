import { daysBetween } from '#rules/time/clock.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { Loan } from './loan.ts'
import { words } from './words.ts'

interface LoanText {
  /** When it is due, or was given back. */
  readonly when: string
  readonly isLate: boolean
  readonly fine: string | null
}

/** The state of a loan as a text; `today` is Y-m-d at the university. */
export const useLoanText = (today: string, currency: string): ((loan: Loan) => LoanText) => {
  const t = useWords(words)
  const locale = useLocale()
  const describeState = ({ fine_state, fine_orderID }: Loan) => {
    if (fine_state === null || fine_state === 'growing') return ''
    if (fine_orderID !== null && fine_state === 'open') return t('paying')
    return t(fine_orderID !== null && fine_state === 'paid' ? 'paidOnline' : fine_state)
  }
  return (loan) => {
    const { status, due_on, closed_on, fine, fine_state } = loan
    const late = daysBetween(due_on, today)
    const date = formatDate(closed_on ?? due_on, locale, 'short')
    const isLate = status === 'lent' && late > 0
    const when = isLate
      ? t('overdue', { count: late })
      : t(({ lent: 'due', returned: 'returnedOn', lost: 'lostOn' } as const)[status], { date })
    const money = fine === null ? '' : formatMoney(fine, currency, locale)
    if (fine === null || fine_state === null) return { when, isLate, fine: null }
    return {
      when,
      isLate,
      fine:
        fine_state === 'growing'
          ? t('growing', { fine: money })
          : `${t('fine', { fine: money })} (${describeState(loan)})`,
    }
  }
}
