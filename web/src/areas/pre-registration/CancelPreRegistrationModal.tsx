import { useState } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import type { PreRegistration } from './usePreRegister.ts'
import { words } from './words.ts'

interface Props {
  /** Null while the dialog is closed. */
  readonly own: PreRegistration | null
  readonly onCancelled: (subject: string) => void
  readonly onClose: () => void
}

/** Confirms that a subject is taken out of the pre-registration. */
export const CancelPreRegistrationModal = ({ own, onCancelled, onClose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  // A closing dialog still shows its subject.
  const [last, setLast] = useState(own)
  if (own !== null && own !== last) setLast(own)
  const subject = last === null ? '' : text(last, 'subject')
  const remove = useSend(preRegistration.remove, { onSuccess: () => onCancelled(subject) })
  return (
    <ConfirmModal
      isOpen={own !== null}
      title={t('cancelTitle')}
      confirmLabel={t('cancel')}
      cancelLabel={t('keep')}
      isDangerous
      isBusy={remove.isPending}
      problem={remove.error}
      onConfirm={() => own !== null && remove.mutate({ params: { id: own.preRegID } })}
      onClose={() => {
        remove.reset()
        onClose()
      }}
    >
      <p>{t('cancelText', { subject, ects: last?.ects ?? 0 })}</p>
    </ConfirmModal>
  )
}
