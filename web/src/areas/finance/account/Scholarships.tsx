import { useSuspenseQuery } from '@tanstack/react-query'
import { finance } from '#contract/administration/finance.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './Account.module.css'
import { DialogButton } from './DialogButton.tsx'
import { words } from './words.ts'

/** The student's scholarships, and the account that they are paid to. */
export const Scholarships = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { hasScholarship } = useSuspenseQuery(q(finance.general)).data
  const { scholarships, bankAccount } = useSuspenseQuery(q(finance.scholarship)).data
  if (!hasScholarship && scholarships.length === 0) return null
  return (
    <section className={classes['box']}>
      <h2>{t('scholarships')}</h2>
      {scholarships.length > 0 && (
        <ul className={classes['list']}>
          {scholarships.map((each) => {
            const { scholarshipID, status, paid_on, amount, currency } = each
            return (
              <li key={scholarshipID}>
                <span className={classes['what']}>
                  <strong>{text(each, 'name')}</strong>
                  <span className="muted">
                    {text(each, 'semester')} ·{' '}
                    {status === 'paid' && paid_on !== null
                      ? t('scholarshipPaid', { when: formatDate(paid_on, locale, 'short') })
                      : t(status === 'stopped' ? 'stopped' : 'granted')}
                  </span>
                </span>
                <span className={classes['money']}>{formatMoney(amount, currency, locale)}</span>
              </li>
            )
          })}
        </ul>
      )}
      {hasScholarship && (
        <>
          <p className="muted">
            {bankAccount === null ? t('noAccount') : t('yourAccount', { account: bankAccount })}
          </p>
          <DialogButton label={t(bankAccount === null ? 'addAccount' : 'changeAccount')} dialog="account" />
        </>
      )}
    </section>
  )
}
