import { useState } from 'react'
import { publications } from '#contract/staff/publications.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { words } from './words.ts'

interface Props {
  readonly id: number
  readonly title: string
  readonly isWaiting: boolean
}

/** Cancels what waits for its time, after a question. If it was published meanwhile, the open dialog says so. */
export const CancelPublication = ({ id, title, isWaiting }: Props) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const cancel = useSend(publications.cancel, { onSuccess: () => setOpen(false) })
  const close = () => {
    cancel.dismiss()
    setOpen(false)
  }
  const canCancel = isWaiting || cancel.isPending
  return (
    <>
      {isWaiting && (
        <ActionButton kind="plain" ariaLabel={t('cancelNamed', { title })} onClick={() => setOpen(true)}>
          {t('cancel')}
        </ActionButton>
      )}
      {isOpen && (
        <ConfirmDialog
          title={t('cancelTitle')}
          confirmLabel={t('cancel')}
          closeLabel={t(canCancel ? 'keep' : 'close')}
          isBusy={cancel.isPending}
          problem={cancel.error}
          onConfirm={canCancel ? () => cancel.mutate({ params: { id } }) : undefined}
          onClose={close}
        >
          {canCancel && <p>{t('cancelText', { title })}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}
