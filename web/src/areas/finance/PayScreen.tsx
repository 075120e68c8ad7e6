import { useSearch } from '@tanstack/react-router'
import { useLocale } from '#web/i18n/locale.ts'
import { toID } from '#web/parts/search-params.ts'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { OrderList } from './payment/OrderList.tsx'
import { OrderSummary } from './payment/OrderSummary.tsx'
import { paymentWords } from './payment/words.ts'

/** An order and the way to the bank; without one in the address, the last ones. */
const PayScreen = () => {
  const locale = useLocale()
  const { order }: { readonly order?: unknown } = useSearch({ strict: false })
  const orderID = toID(order)
  return (
    <Screen
      key={orderID}
      name={paymentWords.payment[locale]}
      isReading
      action={
        orderID === null && (
          <ButtonLink kind="main" to="/pay-online">
            {paymentWords.payOnline[locale]}
          </ButtonLink>
        )
      }
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/pay">
            {paymentWords.toPayments[locale]}
          </ButtonLink>,
        )
      }
    >
      {orderID === null ? <OrderList /> : <OrderSummary orderID={orderID} />}
    </Screen>
  )
}

export default PayScreen
