import { formatMoney } from '#web/i18n/format-money.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Order } from './order.ts'
import classes from './Payment.module.css'
import { paymentWords } from './words.ts'

const providers = ['sandbox', 'bog', 'tbc'] as const

/** The purpose and amount of an order. */
export const OrderFacts = ({ order }: { readonly order: Order }) => {
  const t = useWords(paymentWords)
  const text = useLocalized()
  const locale = useLocale()
  const { orderID, amount, currency, provider, refunded, status, created_at, paid_at } = order
  const name = providers.find((each) => each === provider)
  return (
    <>
      <p className={classes['sum']}>
        <span className="muted">{t(status === 'processing' ? 'youPay' : 'sum')}</span>
        <strong>{formatMoney(amount, currency, locale)}</strong>
      </p>
      <dl className={classes['facts']}>
        <div>
          <dt>{t('for')}</dt>
          <dd>{text(order, 'name')}</dd>
        </div>
        <div>
          <dt>{t('provider')}</dt>
          <dd>{name === undefined ? provider : t(name)}</dd>
        </div>
        <div>
          <dt>{t(paid_at === null ? 'startedAt' : 'paidAt')}</dt>
          <dd>
            <time dateTime={paid_at ?? created_at}>{formatInstant(paid_at ?? created_at, locale)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('number')}</dt>
          <dd>{orderID}</dd>
        </div>
      </dl>
      {status === 'paid' && Number(refunded) > 0 && (
        <p className="muted">{t('partRefunded', { amount: formatMoney(refunded, currency, locale) })}</p>
      )}
    </>
  )
}
