import { useSuspenseQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { q } from '#web/api/call.ts'
import { missingWords } from '#web/app/missing-words.ts'
import { formatDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { DepartmentContact } from '#web/parts/department/DepartmentContact.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { isAboutPayments } from './find-meanwhile.ts'
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
    <>
      <h3>{t('payments')}</h3>
      <ul className="plain-list">
        {payments.map((payment) => (
          <li key={payment.id} className={classes['line']}>
            <Icon name="card" />
            <span>
              {text(payment, 'name')}
              <span className={classes['detail']}>
                {formatDateSpan(payment.start_date, payment.end_date, locale)} · {text(payment, 'semester')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whom to ask while a screen is not built, and what else helps. */
export const Meanwhile = ({ path }: { readonly path: string }) => {
  const t = useWords(missingWords)
  const text = useLocalized()
  const { data: me } = useSuspenseQuery(q(session.user))
  const isFee = isAboutPayments(path)
  return (
    <section className={classes['meanwhile']} aria-labelledby="meanwhile">
      <h2 id="meanwhile">{t('meanwhile')}</h2>
      <p>{t(isFee ? 'askAboutFee' : 'askDepartment', { school: text(me.user, 'school') })}</p>
      {/* As many lines as come. */}
      <DataBoundary fallback={<div className={classes['contact']} />}>
        <DepartmentContact />
      </DataBoundary>
      {/* Last, so that nothing moves when they have been read. */}
      {isFee && (
        <DataBoundary fallback={null}>
          <PaymentDates />
        </DataBoundary>
      )}
    </section>
  )
}
