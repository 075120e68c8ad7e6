import { financeStaff } from '#contract/staff/finance-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { RowActions } from '#staff/ui/list/RowActions.tsx'
import type { Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ProposeRefund } from './ProposeRefund.tsx'
import { words } from './words.ts'

export type Order = Reply<typeof financeStaff.orders>['items'][number]

interface Props {
  readonly order: Order
  /** Called before the bank is asked. */
  readonly onSend: () => void
  readonly onChecked: (order: Order) => void
}

/** The actions on a payment: proposing a refund, and asking the bank again about one that is stuck or mismatched. */
export const OrderActions = ({ order, onSend, onChecked }: Props) => {
  const t = useWords(words)
  const isHeld = useHolds()
  const { orderID, status, mismatch, provider_order_id } = order
  const checking = useSend(financeStaff.checkOrder, { onSuccess: onChecked })
  const check = () => {
    onSend()
    checking.mutate({ params: { id: orderID } })
  }
  const canCheck =
    isHeld('finance.write') &&
    provider_order_id !== null &&
    (status === 'processing' || mismatch !== null || checking.isSuccess)
  const describeDone = () => {
    if (!checking.isSuccess) return null
    if (mismatch !== null) return t('stillDiffers')
    return t(status === 'processing' ? 'stillProcessing' : 'nowAgrees')
  }
  return (
    <RowActions done={describeDone()}>
      {canCheck && (
        <ActionButton
          kind="plain"
          ariaLabel={t('checkNamed', { order: orderID })}
          isBusy={checking.isPending}
          onClick={check}
        >
          {t('check')}
        </ActionButton>
      )}
      {status === 'paid' && isHeld('finance.refund') && <ProposeRefund order={order} />}
      <AttemptNotice problem={checking.error} isBusy={checking.isPending} onRetry={check} />
    </RowActions>
  )
}
