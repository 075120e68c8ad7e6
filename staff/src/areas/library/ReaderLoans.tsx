import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { usePinnedRows } from '#staff/ui/list/usePinnedRows.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { HoldActions } from './HoldActions.tsx'
import { LendBook } from './LendBook.tsx'
import { LentNotice } from './LentNotice.tsx'
import classes from './Library.module.css'
import { toLoanID, type Hold, type Loan } from './loan.ts'
import { LoanActions } from './LoanActions.tsx'
import { useLoanText } from './useLoanText.ts'
import { words } from './words.ts'

/** One student: what they have, hold and owe, and lending. */
export const ReaderLoans = ({ studentID }: { readonly studentID: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(libraryLoans.student, { params: { id: studentID } }))
  const [done, setDone] = useState<Loan | Hold | null>(null)
  const { student, loans, holds, today, terms } = data
  const describe = useLoanText(today, terms.currency)
  const { merge, isPinned, pin, update } = usePinnedRows<Loan>(String(studentID), toLoanID)
  const out = merge(loans.filter(({ status }) => status === 'lent'))
  const closed = loans.filter(
    (loan) => loan.status !== 'lent' && !out.some(({ loanID }) => loanID === loan.loanID),
  )
  const renderLoan = (loan: Loan, nth: number) => {
    const { when, isLate, fine } = describe(loan)
    const { loanID, book, fine_reason } = loan
    return (
      <li key={loanID} className={classes['found']} data-pinned={isPinned(loan) || undefined}>
        <div>
          <strong lang={book.language}>{book.title}</strong>
          <span className="muted">{book.author}</span>
          <span className={classes['due']} data-late={isLate || undefined}>
            {[when, fine].filter(Boolean).join(' · ')}
          </span>
          {fine_reason !== null && <span className="muted">{fine_reason}</span>}
        </div>
        <LoanActions
          loan={loan}
          today={today}
          currency={terms.currency}
          onSend={() => loan.status === 'lent' && pin(loan, nth)}
          reader={text(student, 'name')}
          onChanged={(changed) => update(changed.loanID, changed)}
        />
      </li>
    )
  }
  return (
    <div className={classes['loans']}>
      <p className={classes['reader']}>
        <strong>{text(student, 'name')}</strong> <span className="muted">{student.code}</span>
      </p>
      <LendBook studentID={studentID} loans={loans} holds={holds} onDone={setDone} />
      <LentNotice done={done} />
      <section aria-labelledby="loans">
        <h2 id="loans">{t('loans')}</h2>
        {out.length === 0 && <EmptyState>{t('noLoans')}</EmptyState>}
        <ul className={classes['list']}>{out.map(renderLoan)}</ul>
      </section>
      {holds.length > 0 && (
        <section aria-labelledby="holds">
          <h2 id="holds">{t('holds')}</h2>
          <ul className={classes['list']}>
            {holds.map((hold) => (
              <li key={hold.holdID} className={classes['found']}>
                <div>
                  <strong lang={hold.book.language}>{hold.book.title}</strong>
                  <span className="muted">
                    {hold.ready_until === null
                      ? t('waiting', { place: toOrdinal(hold.place ?? 1)[locale] })
                      : t('ready', { date: formatDate(hold.ready_until, locale, 'short') })}
                  </span>
                </div>
                <HoldActions hold={hold} studentID={studentID} onLent={setDone} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {closed.length > 0 && (
        <section aria-labelledby="closed">
          <h2 id="closed">{t('closed')}</h2>
          <ul className={classes['list']}>{closed.map(renderLoan)}</ul>
        </section>
      )}
    </div>
  )
}
