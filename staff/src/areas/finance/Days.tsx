import { useSuspenseQuery } from '@tanstack/react-query'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { toMinorUnits } from '#rules/finance/money.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Finance.module.css'
import { words } from './words.ts'

/** The online payments of each day, and whether the accounts have exactly as much. */
export const Days = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { days } = useSuspenseQuery(q(financeStaff.days)).data
  return (
    <section aria-labelledby="days">
      <h2 id="days">{t('days')}</h2>
      {days.length === 0 && <EmptyState>{t('noDays')}</EmptyState>}
      {days.length > 0 && (
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('paid')}</th>
              <th scope="col">{t('refunded')}</th>
              <th scope="col">{t('booked')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, provider, currency, payments, paid, refunded, booked }) => {
              const money = (amount: string) => formatMoney(amount, currency, locale)
              const isSame = toMinorUnits(paid) - toMinorUnits(refunded) === toMinorUnits(booked)
              return (
                <tr key={`${day} ${provider} ${currency}`}>
                  <td>
                    {formatDate(day, locale)}
                    <span className="muted">
                      {provider} · {t('count')}: {payments}
                    </span>
                  </td>
                  <td className={classes['money']}>{money(paid)}</td>
                  <td className={classes['money']}>
                    <span className="visually-hidden">{t('refunded')}: </span>
                    {money(refunded)}
                  </td>
                  <td>
                    <span className={classes['money']}>{money(booked)}</span>{' '}
                    <span className={isSame ? classes['good'] : classes['late']}>
                      <Icon name={isSame ? 'check' : 'error'} size={16} /> {t(isSame ? 'agrees' : 'differs')}
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}
