import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ClosedLoan } from './ClosedLoan.tsx'
import classes from './Library.module.css'
import type { Loan, Loans } from './library.ts'
import { words } from './words.ts'

interface Props {
  readonly loans: readonly Loan[]
  readonly terms: Loans['terms']
}

/** What the student owes for books that were late or are lost. */
export const FineList = ({ loans, terms }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const money = (amount: string) => formatMoney(amount, terms.currency, locale)
  return (
    <section aria-labelledby="fines">
      <h2 id="fines">{t('fines')}</h2>
      <p className={classes['text']}>
        {t('fineText', { perDay: money(terms.fine_per_day), max: money(terms.fine_max) })}
      </p>
      <ul className={classes['list']}>
        {loans.map((each) => (
          <ClosedLoan key={each.loanID} loan={each} terms={terms} />
        ))}
      </ul>
    </section>
  )
}
