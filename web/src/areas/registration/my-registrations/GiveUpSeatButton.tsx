import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/taken-groups.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { words } from '../words.ts'

interface Props {
  readonly own: Registered
  readonly onGivenUp: (toast: string) => void
}

/** Cancels one registration, after a confirmation. */
export const GiveUpSeatButton = ({ own, onGivenUp }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const [isConfirming, setConfirming] = useState(false)
  const subject = text(own, 'subject')
  const cancel = useSend(registration.cancel, {
    onSuccess: () => {
      setConfirming(false)
      onGivenUp(t('gaveUp', { subject }))
    },
  })
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-label={t('giveUpOf', { subject })}
        onClick={() => {
          cancel.reset()
          setConfirming(true)
        }}
      >
        {t('giveUp')}
      </button>
      <ConfirmModal
        isOpen={isConfirming}
        title={t('giveUpTitle')}
        confirmLabel={t('giveUp')}
        cancelLabel={t('keep')}
        isDangerous
        isBusy={cancel.isPending}
        problem={cancel.error}
        onConfirm={() => cancel.mutate({ params: { id: own.registrationID } })}
        onClose={() => setConfirming(false)}
      >
        <p>{t('giveUpText', { subject })}</p>
      </ConfirmModal>
    </>
  )
}
