import { useState } from 'react'
import { consultationStaff } from '#contract/staff/consultation-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { words } from './words.ts'

interface Props {
  readonly slotID: number
  /** Its day and hours. */
  readonly name: string
  readonly canClose: boolean
  readonly onClosed: () => void
}

/** Removes a time, after a question. If it was booked meanwhile, the open dialog says so. */
export const CloseTime = ({ slotID, name, canClose, onClosed }: Props) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const close = useSend(consultationStaff.close, { onSuccess: onClosed })
  // The dialog goes with the row, when the list without it has come.
  const isBusy = close.isPending || close.isSuccess
  const canConfirm = canClose || isBusy
  return (
    <>
      {canClose && (
        <ActionButton kind="text" ariaLabel={t('closeNamed', { time: name })} onClick={() => setOpen(true)}>
          {t('close')}
        </ActionButton>
      )}
      {isOpen && (
        <ConfirmDialog
          title={t('closeTitle')}
          confirmLabel={t('close')}
          closeLabel={t(canConfirm ? 'cancel' : 'leave')}
          isBusy={isBusy}
          problem={close.error}
          onConfirm={canConfirm ? () => close.mutate({ params: { id: slotID } }) : undefined}
          onClose={() => {
            close.dismiss()
            setOpen(false)
          }}
        >
          <p>
            <strong>{name}</strong>
          </p>
          {canConfirm && <p>{t('closeText')}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}
