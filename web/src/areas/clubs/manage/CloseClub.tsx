import { useState } from 'react'
import { clubs } from '#contract/campus/clubs.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { messages } from '#web/i18n/messages.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import type { Club } from '../club.ts'
import { words } from './words.ts'

const maxLength = 1000

/** Asks the university to close the club, with the reason. */
export const CloseClub = ({ club }: { readonly club: Club }) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const close = useSend(clubs.close)
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  return (
    <ConfirmButton
      variant="text-button"
      label={t('closeClub')}
      title={t('closeTitle')}
      keepLabel={t('withdrawKeep')}
      attempt={close}
      onConfirm={(hide) => {
        if (isBlank(reason)) return setEmpty(true)
        close.mutate(
          { params: { id: club.self_governmentID }, body: { reason } },
          {
            onSuccess: () => {
              hide()
              setReason('')
              showToast({ phrase: words.closingSent })
            },
          },
        )
      }}
    >
      <p>{text(club, 'name')}</p>
      <p>{t('closeText')}</p>
      {club.change !== null && <p>{t('closeReplaces')}</p>}
      <LongTextField
        label={t('closeReason')}
        name="reason"
        rows={3}
        max={maxLength}
        text={reason}
        error={isEmpty && m('enterReason')}
        data-autofocus
        onText={(typed) => {
          setReason(typed)
          setEmpty(false)
        }}
      />
    </ConfirmButton>
  )
}
