import { useSuspenseQuery } from '@tanstack/react-query'
import { finance } from '#contract/administration/finance.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import classes from './Account.module.css'
import { words } from './words.ts'

/** The charges that are not paid, the earliest due first, each with the way to pay it. */
export const OpenCharges = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { charges } = useSuspenseQuery(q(finance.details)).data
  const { today } = useSuspenseQuery(q(finance.general)).data
  if (charges.length === 0) return null
  return (
    <section aria-labelledby="open-charges">
      <h2 id="open-charges">{t('openCharges')}</h2>
      <ul className={classes['list']}>
        {charges.map((charge) => {
          const { pay_for_id, due, paid, amount, left, currency } = charge
          const name = text(charge, 'name')
          const isLate = due !== null && due < today
          return (
            <li key={pay_for_id}>
              <span className={classes['what']}>
                <strong>{name}</strong>
                <span className={isLate ? classes['late'] : 'muted'}>
                  {due === null ? t('noDue') : t('due', { when: formatDate(due, locale) })}
                  {isLate && ` · ${t('overdue')}`}
                </span>
                {Number(paid) > 0 && (
                  <span className="muted">
                    {t('partPaid', {
                      paid: formatMoney(paid, currency, locale),
                      amount: formatMoney(amount, currency, locale),
                    })}
                  </span>
                )}
              </span>
              <span className={classes['money']}>{formatMoney(left, currency, locale)}</span>
              <ButtonLink
                kind="plain"
                to="/pay-online"
                search={{ charge: pay_for_id } as never}
                aria-label={t('payFor', { name })}
              >
                {t('pay')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
