import { useHolds } from '#staff/api/use-user.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Days } from './Days.tsx'
import { FinanceTabs } from './FinanceTabs.tsx'
import classes from './Finance.module.css'
import { OrderTable } from './OrderTable.tsx'
import { Refunds } from './Refunds.tsx'
import { words } from './words.ts'

/** Online payments: refunds that wait, the orders with those that are stuck or mismatched, and the sums of each day. */
const PaymentsScreen = () => {
  const t = useWords(words)
  const isHeld = useHolds()
  return (
    <Screen name={t('payments')}>
      <div className={classes['view']}>
        <FinanceTabs />
        {isHeld('finance.confirm-refund') && (
          <DataBoundary>
            <Refunds />
          </DataBoundary>
        )}
        <OrderTable />
        <DataBoundary>
          <Days />
        </DataBoundary>
      </div>
    </Screen>
  )
}

export default PaymentsScreen
