import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { BookTitle } from '#web/parts/books/BookTitle.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Library.module.css'
import type { Loan, Loans } from './library.ts'
import { words } from './words.ts'

interface Props {
  readonly loan: Loan
  readonly terms: Loans['terms']
  /** The actions on the fine. */
  readonly children?: ReactNode
}

/** A book that was given back or is lost, with its fine if it has one. */
export const ClosedLoan = ({ loan, terms, children }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { book, status, closed_on, fine, fine_state, fine_reason, fine_orderID } = loan
  if (status === 'lent') return null
  return (
    <li>
      <BookTitle book={book}>
        <p className={classes['text']}>
          {t(status, { date: closed_on === null ? '' : formatDate(closed_on, locale, 'short') })}
        </p>
        {fine !== null && fine_state !== null && fine_state !== 'growing' && (
          <p className={classes['due']} data-urgency={fine_state === 'open' ? 'red' : undefined}>
            <Icon name={fine_state === 'open' ? 'warning' : 'check'} size={18} /> {t(fine_state)}:{' '}
            {formatMoney(fine, terms.currency, locale)}
            {fine_state !== 'open' && fine_orderID !== null && (
              <Link to="/pay" search={{ order: fine_orderID } as never}>
                {t('paidOnline')}
              </Link>
            )}
          </p>
        )}
        {fine_reason !== null && <p className={classes['text']}>{fine_reason}</p>}
        {children}
      </BookTitle>
    </li>
  )
}
