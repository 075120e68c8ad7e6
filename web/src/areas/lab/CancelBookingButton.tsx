import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { words } from './words.ts'

export const CancelBookingButton = ({ onClick }: { onClick: () => void }) => {
  const t = useWords(words)
  return (
    <ActionButton kind="text" onClick={onClick}>
      {t('cancelBooking')}
    </ActionButton>
  )
}
