import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { library } from '#contract/campus/library.ts'
import { isBlockedByFines, sumOpenFines } from '#rules/library/fine-block.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { FinesInAll } from '#web/parts/fines/FinesInAll.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './Library.module.css'
import { ClosedLoan } from './ClosedLoan.tsx'
import { FineList } from './FineList.tsx'
import { HoldItem } from './HoldItem.tsx'
import { LoanItem } from './LoanItem.tsx'
import { OrderList } from './OrderList.tsx'
import { words } from './words.ts'

/** The student's loans, holds, fines and scan orders. */
export const MyLibrary = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { loans, holds, today, terms, currency, fines } = useSuspenseQuery(q(library.loans)).data
  useLiveAnswers('library', true)
  const out = loans.filter(({ status }) => status === 'lent')
  const owed = loans.filter(({ fine_state }) => fine_state === 'open')
  const closed = loans.filter(({ status, fine_state }) => status !== 'lent' && fine_state !== 'open')
  const openFines = sumOpenFines(loans)
  const isBlocked = isBlockedByFines(openFines, terms)
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        {isBlocked && (
          <Notice kind="warning" action={<a href="#fines">{t('toFines')}</a>}>
            {t('finesBlock', { sum: formatMoney(openFines, terms.currency, locale) })}
          </Notice>
        )}
        <FinesInAll fines={fines} at="library" />
        <section aria-labelledby="borrowed">
          <h2 id="borrowed">{t('borrowed')}</h2>
          {out.length === 0 ? (
            <EmptyState>{t('noLoans')}</EmptyState>
          ) : (
            <ul className={classes['list']}>
              {out.map((each) => (
                <LoanItem key={each.loanID} loan={each} today={today} terms={terms} isBlocked={isBlocked} />
              ))}
            </ul>
          )}
        </section>
        {owed.length > 0 && <FineList loans={owed} terms={terms} currency={currency} />}
        {holds.length > 0 && (
          <section aria-labelledby="holds">
            <h2 id="holds">{t('holds')}</h2>
            <ul className={classes['list']}>
              {holds.map((each) => (
                <HoldItem key={each.holdID} hold={each} />
              ))}
            </ul>
          </section>
        )}
        {closed.length > 0 && (
          <details className={classes['history']}>
            <summary>{t('history')}</summary>
            <ul className={classes['list']}>
              {closed.map((each) => (
                <ClosedLoan key={each.loanID} loan={each} terms={terms} />
              ))}
            </ul>
          </details>
        )}
        <p className={classes['rules']}>
          <Link to="/resources/$name" params={{ name: 'library' }}>
            {t('rules')}
          </Link>
        </p>
      </div>
      <OrderList />
    </div>
  )
}
