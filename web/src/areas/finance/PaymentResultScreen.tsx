import { useParams, useSearch } from '@tanstack/react-router'
import { useLocale } from '#web/i18n/locale.ts'
import { toID } from '#web/parts/search-params.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { notFoundWords } from '#web/ui/feedback/not-found/words.ts'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { OrderList } from './payment/OrderList.tsx'
import { OrderResult } from './payment/OrderResult.tsx'
import { paymentWords } from './payment/words.ts'

/**
 * Where the bank sends the browser. Whatever its address says, the state is that of the order, which the portal knows from
 * the bank itself.
 */
const PaymentResultScreen = () => {
  const locale = useLocale()
  const { order }: { readonly order?: unknown } = useSearch({ strict: false })
  const orderID = toID(order)
  const { type }: { readonly type?: string } = useParams({ strict: false })
  const isKnown = type === 'success' || type === 'fail'
  const toPayments = (
    <ButtonLink kind="main" to="/pay">
      {paymentWords.toPayments[locale]}
    </ButtonLink>
  )
  return (
    <Screen
      key={orderID}
      name={isKnown ? paymentWords.result[locale] : notFoundWords.notFound[locale]}
      isReading
      renderFailure={(failure) => renderNotFound(failure, toPayments)}
    >
      {!isKnown ? (
        <EmptyState action={toPayments}>{notFoundWords.wrongAddress[locale]}</EmptyState>
      ) : orderID === null ? (
        <OrderList />
      ) : (
        <OrderResult orderID={orderID} />
      )}
    </Screen>
  )
}

export default PaymentResultScreen
