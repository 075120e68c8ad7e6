import { clubs } from '#contract/campus/clubs.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import type { Club } from '../club.ts'
import { words } from './words.ts'

interface Props {
  readonly club: Club
  readonly change: NonNullable<Club['change']>
}

/** Withdraws what waits, or gives up what was rejected; it asks first where a text is lost. */
export const WithdrawChange = ({ club, change }: Props) => {
  const t = useWords(words)
  const withdraw = useSend(clubs.withdrawChange)
  const params = { id: club.self_governmentID }
  const isClosing = change.closing_reason !== null
  const isWaiting = change.status === 'in_progress'
  const send = (close?: () => void) =>
    withdraw.mutate(
      { params },
      {
        onSuccess: () => {
          close?.()
          if (isWaiting) showToast({ phrase: isClosing ? words.closingWithdrawn : words.changeWithdrawn })
        },
      },
    )
  if (isClosing)
    return (
      <>
        <ActionButton kind="plain" isBusy={withdraw.isPending} onClick={() => send()}>
          {t(isWaiting ? 'withdrawClosing' : 'understood')}
        </ActionButton>
        <AttemptNotice problem={withdraw.error} isBusy={withdraw.isPending} onRetry={() => send()} />
      </>
    )
  return (
    <ConfirmButton
      variant="text-button"
      label={t(isWaiting ? 'withdrawChange' : 'giveUpChange')}
      title={t(isWaiting ? 'withdrawChangeTitle' : 'giveUpChangeTitle')}
      keepLabel={t('keepChange')}
      attempt={withdraw}
      onConfirm={send}
    >
      <p>{t('withdrawChangeText')}</p>
    </ConfirmButton>
  )
}
