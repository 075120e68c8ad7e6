import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import type { CameraCalls, CameraRequest } from './camera.ts'
import classes from './Camera.module.css'
import { useRequestText } from './useRequestText.ts'
import { words } from './words.ts'

interface Props {
  readonly calls: CameraCalls
  /** Null: the dialog is closed. */
  readonly request: CameraRequest | null
  readonly onClose: () => void
  readonly onCancelled: () => void
}

export const CancelRequestModal = ({ calls, request, onClose, onCancelled }: Props) => {
  const t = useWords(words)
  const describe = useRequestText()
  const shown = request === null ? null : describe(request)
  const cancel = useSend(calls.cancel, {
    onSuccess: () => {
      onCancelled()
      showToast({ phrase: words.cancelled })
    },
  })
  return (
    <ConfirmModal
      isOpen={request !== null}
      title={t('cancelTitle')}
      confirmLabel={t('cancel')}
      keepLabel={t('keep')}
      isDangerous
      isBusy={cancel.isPending}
      problem={cancel.error}
      onConfirm={() => request !== null && cancel.mutate({ params: { id: request.requestID } })}
      onClose={() => {
        cancel.dismiss()
        onClose()
      }}
    >
      {shown !== null && (
        <>
          <p className={classes['name']}>{shown.equipment}</p>
          <p>{shown.time}</p>
        </>
      )}
      <p>{t('cancelText')}</p>
    </ConfirmModal>
  )
}
