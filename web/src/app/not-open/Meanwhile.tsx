import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { session } from '#contract/account/session.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { q } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { missingWords } from '#web/app/missing-words.ts'
import { formatDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { findMeanwhile, isAboutPayments } from './find-meanwhile.ts'
import classes from './Meanwhile.module.css'

const maxPayments = 2

/** The next dates by which the fee is due, from the academic calendar. */
const PaymentDates = () => {
  const t = useWords(missingWords)
  const text = useLocalized()
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(calendar.academicCalendars))
  const payments = data.events
    .filter(({ kind, end_date }) => kind === 'payment' && end_date >= data.today)
    .slice(0, maxPayments)
  if (payments.length === 0) return <p className="muted">{t('noPayments')}</p>
  return (
    <ul className="plain-list">
      {payments.map((payment) => (
        <li key={payment.id} className={classes['line']}>
          <Icon name="card" />
          <span>
            {text(payment, 'name')}
            <span className={classes['detail']}>
              {formatDateSpan(payment.start_date, payment.end_date, locale)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What helps while a screen is not built: what the portal has of it, and whom to ask. */
export const Meanwhile = ({ path }: { readonly path: string }) => {
  const t = useWords(missingWords)
  const text = useLocalized()
  const locale = useLocale()
  const isUnlocked = useUnlockedPaths()
  const { data: me } = useSuspenseQuery(q(session.user))
  const meanwhile = findMeanwhile(path)
  const school = text(me.user, 'school')
  return (
    <section className={classes['meanwhile']} aria-labelledby="meanwhile">
      <h2 id="meanwhile">{t('meanwhile')}</h2>
      <p className={classes['line']}>
        <Icon name="people" />
        <span>{t(isAboutPayments(path) ? 'askAboutFee' : 'askDepartment', { school })}</span>
      </p>
      {meanwhile !== null && isUnlocked(meanwhile.path) && (
        <Link to={meanwhile.path as '/'} className={classes['line']}>
          <Icon name="right" />
          <span>{formatPhrase(meanwhile.text, locale)}</span>
        </Link>
      )}
      {/* Last, so that nothing moves when they have been read. */}
      {isAboutPayments(path) && (
        <DataBoundary fallback={null}>
          <PaymentDates />
        </DataBoundary>
      )}
    </section>
  )
}
