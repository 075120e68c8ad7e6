import { useLocale } from '#web/i18n/locale.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { PayForm } from './payment/PayForm.tsx'
import { paymentWords } from './payment/words.ts'

/** The charge to pay, and the amount. */
const PayOnlineScreen = () => (
  <Screen name={paymentWords.payOnline[useLocale()]} isReading>
    <PayForm />
  </Screen>
)

export default PayOnlineScreen
