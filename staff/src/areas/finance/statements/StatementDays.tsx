import { toMinorUnits } from '#rules/finance/money.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from '../Finance.module.css'
import type { Statement } from './statement.ts'
import { words } from './words.ts'

/** The bank's sum of each day beside the sum of the accounts, to the cent. */
export const StatementDays = ({ days }: Pick<Statement, 'days'>) => {
  const t = useWords(words)
  const locale = useLocale()
  return (
    <section aria-labelledby="days">
      <h2 id="days">{t('days')}</h2>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('received')}</th>
            <th scope="col">{t('returned')}</th>
            <th scope="col">{t('inAccounts')}</th>
            <th scope="col">{t('left')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, currency, received, returned, booked, aside, left }) => {
            const money = (amount: string) => formatMoney(amount, currency, locale)
            const isDone = toMinorUnits(left) === 0n
            return (
              <tr key={`${day} ${currency}`}>
                <td>{formatDate(day, locale)}</td>
                <td className={classes['money']} data-label={t('received')}>
                  {money(received)}
                </td>
                <td className={classes['money']} data-label={t('returned')}>
                  {money(returned)}
                </td>
                <td data-label={t('inAccounts')}>
                  <span className={classes['money']}>{money(booked)}</span>
                  {toMinorUnits(aside) !== 0n && (
                    <span className="muted">{t('asideSum', { sum: money(aside) })}</span>
                  )}
                </td>
                <td data-label={t('left')}>
                  {isDone ? (
                    <span className={classes['good']}>
                      <Icon name="check" size={16} /> {t('agrees')}
                    </span>
                  ) : (
                    <span className={classes['money']}>{money(left)}</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
