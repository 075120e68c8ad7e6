import { useState } from 'react'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { Field } from '#staff/ui/Field.tsx'
import type { Reply } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { BalanceChange } from './BalanceChange.tsx'
import { words } from './words.ts'

type Account = Reply<typeof financeStaff.account>

interface Props {
  readonly account: Account['account']
  readonly entry: Account['entries'][number]
}

/** Reverses an entry that was made by hand, with a reason: the account shows both. */
export const ReverseEntry = ({ account, entry }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const reversing = useSend(financeStaff.reverse, { onSuccess: () => setOpen(false) })
  const isReasonMissing = isBlank(reason)
  const confirm = () => {
    setTried(true)
    if (!isReasonMissing) reversing.mutate({ params: { id: entry.financeID }, body: { reason } })
  }
  return (
    <>
      <ActionButton
        kind="text"
        ariaLabel={t('reverseNamed', {
          name: text(entry, 'name'),
          amount: formatMoney(entry.amount, account.currency, locale),
        })}
        onClick={() => setOpen(true)}
      >
        {t('reverse')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('reverseTitle')}
          confirmLabel={t('reverse')}
          closeLabel={t('keep')}
          isBusy={reversing.isPending}
          problem={reversing.error}
          onConfirm={confirm}
          onClose={() => {
            reversing.dismiss()
            setOpen(false)
          }}
        >
          <BalanceChange
            account={account}
            name={t('correctionOf', { name: text(entry, 'name') })}
            kind={entry.kind === 'charge' ? 'discount' : 'refund'}
            amount={entry.amount}
          />
          <Field
            id="reversal-reason"
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
