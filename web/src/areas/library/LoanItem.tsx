import { library } from '#contract/campus/library.ts'
import { findRenewalRefusal, getDueDate } from '#rules/library/renewal.ts'
import { daysBetween } from '#rules/time/clock.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatThrough } from '#web/i18n/format-date-case.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { BookTitle } from '#web/parts/books/BookTitle.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Library.module.css'
import type { Loan, Loans } from './library.ts'
import { words } from './words.ts'

interface Props {
  readonly loan: Loan
  /** Y-m-d, at the university. */
  readonly today: string
  readonly terms: Loans['terms']
  /** Open fines block renewals. */
  readonly isBlocked: boolean
}

/** Red under two days, amber under seven. */
const toUrgency = (days: number) => (days < 2 ? 'red' : days < 7 ? 'amber' : undefined)

/** A book that the student has: when it is due, its fine if it is late, and its renewal or why there is none. */
export const LoanItem = ({ loan, today, terms, isBlocked }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { loanID, book, due_on, fine } = loan
  const days = daysBetween(today, due_on)
  const refusal = findRenewalRefusal(loan, today, terms)
  const renew = useSend(library.renew, {
    onSuccess: ({ due_on: date }) =>
      showToast({ phrase: words.renewed, params: { date: formatThrough(date, locale, 'short') } }),
  })
  const due =
    days < 0
      ? t('late', { count: -days })
      : days < 2
        ? t(days === 0 ? 'dueToday' : 'dueTomorrow')
        : t('due', { date: formatThrough(due_on, locale, 'short') })
  return (
    <li>
      <BookTitle book={book}>
        <p className={classes['due']} data-urgency={toUrgency(days)}>
          <Icon name={days < 2 ? 'warning' : 'clock'} size={18} /> {due}
        </p>
        {fine !== null && (
          <p className={classes['text']}>
            {t('growing', { fine: formatMoney(fine, terms.currency, locale) })}
          </p>
        )}
        {refusal === null && !isBlocked && (
          <div className={classes['actions']}>
            <ActionButton
              kind="plain"
              ariaLabel={t('renewOf', { title: book.title })}
              isBusy={renew.isPending}
              onClick={() => renew.mutate({ params: { id: loanID } })}
            >
              {t('renew')}
            </ActionButton>
            <span className="muted">
              {t('renewUntil', { date: formatDate(getDueDate(today, terms), locale, 'short') })}
            </span>
          </div>
        )}
        {refusal !== null && refusal !== 'closed' && refusal !== 'late' && (
          <p className={classes['why']}>{t(`renewal_${refusal}`, { count: terms.renewals })}</p>
        )}
        <AttemptNotice
          problem={renew.error}
          isBusy={renew.isPending}
          onRetry={() => renew.mutate({ params: { id: loanID } })}
        />
      </BookTitle>
    </li>
  )
}
