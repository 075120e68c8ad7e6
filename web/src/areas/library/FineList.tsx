import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { FineItem } from './FineItem.tsx'
import classes from './Library.module.css'
import type { Loan, Loans } from './library.ts'
import { words } from './words.ts'

interface Props {
  readonly loans: readonly Loan[]
  readonly terms: Loans['terms']
  /** That of the student's account. */
  readonly currency: string
}

/** The student's fines for books that were late or are lost, with the way to pay them. */
export const FineList = ({ loans, terms, currency }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const canPay = currency === terms.currency
  const money = (amount: string) => formatMoney(amount, terms.currency, locale)
  return (
    <section aria-labelledby="fines">
      <h2 id="fines">{t('fines')}</h2>
      <p className={classes['intro']}>
        {t(canPay ? 'fineText' : 'fineInLibrary', {
          perDay: money(terms.fine_per_day),
          max: money(terms.fine_max),
        })}
      </p>
      <ul className={classes['list']}>
        {loans.map((each) => (
          <FineItem key={each.loanID} loan={each} terms={terms} canPay={canPay} />
        ))}
      </ul>
    </section>
  )
}
