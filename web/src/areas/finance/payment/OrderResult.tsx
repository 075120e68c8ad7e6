import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { finance } from '#contract/administration/finance.ts'
import { toMinorUnits } from '#rules/finance/money.ts'
import { q } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { statusIcons } from './order.ts'
import { OrderFacts } from './OrderFacts.tsx'
import classes from './Payment.module.css'
import { useOrder } from './useOrder.ts'
import { paymentWords } from './words.ts'

const slowAfterMs = 20_000

/** Where the thing is that an order pays for; the rest is in the account. */
const screens = {
  library_fine: { to: '/my-library', label: 'toLibrary' },
  books: { to: '/buy-books', label: 'toOrders' },
} as const

const findScreen = (purpose: string) =>
  purpose === 'library_fine' || purpose === 'books' ? screens[purpose] : null

/** The rest that is still to pay after a payment. */
const LeftToPay = () => {
  const t = useWords(paymentWords)
  const locale = useLocale()
  const general = useQuery(q(finance.general)).data
  if (general === undefined) return null
  const { debt, currency } = general
  return (
    <p>
      {toMinorUnits(debt) === 0n
        ? t('nothingLeft')
        : t('leftToPay', { amount: formatMoney(debt, currency, locale) })}
    </p>
  )
}

/** The state of an order; while the bank has not answered it says so, and changes by itself. */
export const OrderResult = ({ orderID }: { readonly orderID: number }) => {
  const t = useWords(paymentWords)
  const locale = useLocale()
  const order = useOrder(orderID)
  const { status, refunded, currency, purpose, purpose_id } = order
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const isDone = status === 'paid' || status === 'refunded'
  const screen = findScreen(purpose)
  const charge = purpose === 'charge' && purpose_id !== null ? { charge: purpose_id } : {}
  return (
    <div className={classes['view']}>
      <output className={classes['result']} data-status={status}>
        <Icon name={statusIcons[status]} size={28} />
        <span>
          <strong>{t(status)}</strong>
          <span>
            {status === 'refunded'
              ? t('refundedText', { amount: formatMoney(refunded, currency, locale) })
              : t(`${status}Text`)}
          </span>
          {status === 'processing' && isSlow && <span>{t('processingSlow')}</span>}
        </span>
      </output>
      <section className={classes['card']}>
        <OrderFacts order={order} />
        {status === 'paid' && screen === null && <LeftToPay />}
      </section>
      <div className={classes['actions']}>
        {isDone || status === 'processing' ? (
          <ButtonLink kind={isDone ? 'main' : 'plain'} to={screen?.to ?? '/financial-info'}>
            {t(screen?.label ?? 'toAccount')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="main" to={screen?.to ?? '/pay-online'} search={charge as never}>
            {t('tryAgain')}
          </ButtonLink>
        )}
        <ButtonLink kind="plain" to="/pay">
          {t('toPayments')}
        </ButtonLink>
      </div>
    </div>
  )
}
