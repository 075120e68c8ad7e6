import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import { useGiveUp } from '../undo/useGiveUp.tsx'
import { words } from '../words.ts'

interface Props {
  readonly own: Registered
  readonly onGivenUp: () => void
}

/** Cancels one registration. */
export const GiveUpSeatButton = ({ own, onGivenUp }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const subject = text(own, 'subject')
  const { giveUp, cancel, note } = useGiveUp(own, onGivenUp)
  return (
    <ConfirmButton
      variant="text-button"
      label={t('giveUp')}
      ariaLabel={t('giveUpOf', { subject })}
      title={t('giveUpTitle')}
      keepLabel={t('keepSeat')}
      attempt={cancel}
      onConfirm={giveUp}
    >
      <p>{t('giveUpText', { subject })}</p>
      {note}
    </ConfirmButton>
  )
}
