import { useNavigate } from '@tanstack/react-router'
import { clubs } from '#contract/campus/clubs.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import type { Club } from '../club.ts'
import { words } from './words.ts'

/** Leaves the club; its head withdraws a founding that is not approved, and hands an approved club over first. */
export const LeaveButton = ({ club }: { readonly club: Club }) => {
  const t = useWords(words)
  const text = useLocalized()
  const navigate = useNavigate()
  const leave = useSend(clubs.leave)
  const withdraw = useSend(clubs.withdraw)
  const params = { id: club.self_governmentID }
  const isFounding = club.status !== 'approved'
  if (club.role === 'head' && !isFounding) return null
  const done = (phrase: (typeof words)['left' | 'withdrawn'], close: () => void) => ({
    onSuccess: () => {
      close()
      showToast({ phrase })
      void navigate({ to: '/clubs', replace: true })
    },
  })
  const name = <p>{text(club, 'name')}</p>
  if (isFounding)
    return (
      <ConfirmButton
        variant="text-button"
        label={t('withdraw')}
        title={t('withdrawTitle')}
        keepLabel={t('withdrawKeep')}
        attempt={withdraw}
        onConfirm={(close) => withdraw.mutate({ params }, done(words.withdrawn, close))}
      >
        {name}
        <p>{t('withdrawText')}</p>
      </ConfirmButton>
    )
  return (
    <ConfirmButton
      variant="text-button"
      label={t('leave')}
      title={t('leaveTitle')}
      attempt={leave}
      onConfirm={(close) => leave.mutate({ params }, done(words.left, close))}
    >
      {name}
      <p>{t('leaveText')}</p>
    </ConfirmButton>
  )
}
