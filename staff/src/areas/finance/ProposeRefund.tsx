import { useState } from 'react'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { checkAmount, toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { Field } from '#staff/ui/Field.tsx'
import type { Reply } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { words } from './words.ts'

interface Props {
  readonly order: Reply<typeof financeStaff.orders>['items'][number]
}

/** Proposes to give back a payment or a part of it; somebody else confirms. */
export const ProposeRefund = ({ order }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const left = toAmount(toMinorUnits(order.amount) - toMinorUnits(order.refunded))
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(left)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const proposing = useSend(financeStaff.proposeRefund, { onSuccess: () => setOpen(false) })
  const amount = typed.trim().replace(',', '.')
  const amountError = checkAmount(amount, left)
  const isReasonMissing = isBlank(reason)
  const confirm = () => {
    setTried(true)
    if (amountError === null && !isReasonMissing)
      proposing.mutate({ params: { id: order.orderID }, body: { amount, reason } })
  }
  return (
    <>
      <ActionButton
        kind="plain"
        ariaLabel={t('proposeNamed', { order: order.orderID })}
        onClick={() => setOpen(true)}
      >
        {t('proposeRefund')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('proposeTitle')}
          confirmLabel={t('proposeRefund')}
          closeLabel={t('keep')}
          isBusy={proposing.isPending}
          problem={proposing.error}
          onConfirm={confirm}
          onClose={() => {
            proposing.dismiss()
            setOpen(false)
          }}
        >
          <p>
            {t('proposeText', {
              student: text(order, 'student'),
              amount: formatMoney(left, order.currency, locale),
            })}
          </p>
          <Field
            id="refund-amount"
            label={`${t('amount')} (${order.currency})`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={
              !isTried || amountError === null
                ? null
                : amountError === 'too_large'
                  ? t('atMost', { amount: formatMoney(left, order.currency, locale) })
                  : t('enterAmount')
            }
            onChange={({ target }) => setTyped(target.value)}
          />
          <Field
            id="refund-reason"
            label={t('reason')}
            maxLength={1000}
            autoComplete="off"
            value={reason}
            error={isTried && isReasonMissing ? t('fillIn') : null}
            onChange={({ target }) => setReason(target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
