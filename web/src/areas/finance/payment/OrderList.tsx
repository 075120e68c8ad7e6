import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { finance } from '#contract/administration/finance.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { formatUntil } from '#web/i18n/format-date-case.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import classes from './Payment.module.css'
import { paymentWords } from './words.ts'

/** The last payments, the unfinished ones among them. */
export const OrderList = () => {
  const t = useWords(paymentWords)
  const text = useLocalized()
  const locale = useLocale()
  const { orders } = useSuspenseQuery(q(finance.orders)).data
  if (orders.length === 0)
    return (
      <EmptyState
        action={
          <ButtonLink kind="plain" to="/financial-info">
            {t('toAccount')}
          </ButtonLink>
        }
      >
        {t('noOrders')}
      </EmptyState>
    )
  return (
    <section aria-labelledby="last-payments" className={classes['view']}>
      <h2 id="last-payments">{t('lastPayments')}</h2>
      <ul className={classes['list']}>
        {orders.map((order) => {
          const { orderID, status, amount, currency, created_at, link, expires_at } = order
          const isUnfinished = status === 'processing' && link !== null
          return (
            <li key={orderID}>
              <span className={classes['what']}>
                <Link to="/pay" search={{ order: orderID } as never}>
                  {text(order, 'name')}
                </Link>
                <span className="muted">{formatInstant(created_at, locale)}</span>
                <OrderStatus status={status} label={isUnfinished ? t('unfinished') : t(status)} />
                {isUnfinished && (
                  <span className="muted">{t('openUntil', { when: formatUntil(expires_at, locale) })}</span>
                )}
              </span>
              <span className={classes['money']}>{formatMoney(amount, currency, locale)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
