import { useSuspenseQuery } from '@tanstack/react-query'
import { finance } from '#contract/administration/finance.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { formatOnDate } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './Account.module.css'
import { words } from './words.ts'

/** Charges that are not in the account yet. */
export const AnnouncedCharges = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { charges } = useSuspenseQuery(q(finance.announced)).data
  if (charges.length === 0) return null
  return (
    <section aria-labelledby="announced-charges">
      <h2 id="announced-charges">{t('announced')}</h2>
      <p className="muted">{t('announcedText')}</p>
      <ul className={classes['list']}>
        {charges.map((charge) => (
          <li key={charge.announcedID}>
            <span className={classes['what']}>
              <strong>{text(charge, 'name')}</strong>
              <span className="muted">
                {t('booksOn', { when: formatOnDate(charge.books_on, locale) })} ·{' '}
                {t('due', { when: formatDate(charge.due, locale) })}
              </span>
            </span>
            <span className={classes['money']}>{formatMoney(charge.amount, charge.currency, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
