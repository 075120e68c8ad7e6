import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { words } from './words.ts'

/** Shows that there is no number for the code, and leads to the steps that add a number. */
export const MissingPhoneNotice = ({ onAdd }: { onAdd: () => void }) => {
  const t = useWords(words)
  return (
    <Notice
      kind="warning"
      title={t('phoneMissing')}
      action={
        <ActionButton kind="plain" onClick={onAdd}>
          {t('addPhone')}
        </ActionButton>
      }
    >
      {t('phoneMissingText')}
    </Notice>
  )
}
